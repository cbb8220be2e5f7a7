/** In the place of `virtual:layar/receipts`, where no build says whether receipts are wanted. */
export const receipts = undefined;
