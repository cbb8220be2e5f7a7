/** Strokes on a square of 24, by the names that definitions use. */
export const drawings = {
  payment: "M3 6h18v12H3zM3 10h18M7 14.5h4",
  loan: "M3 6h18v12H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM6 9v.1M18 15v.1",
  phone: "M6 3h4l1.5 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 1.5v4c0 1-1 2-2 2A16 16 0 0 1 4 5c0-1 1-2 2-2z",
  question: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9.5 9.5c0-3.5 5-3.3 5-.2 0 2-2.5 2.2-2.5 4M12 16.8v.1",
} as const;
