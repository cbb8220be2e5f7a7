/** What is said when not even the screen's own wording can be fetched. */

interface Wording {
  readonly title: string;
  readonly help: string;
  readonly retry: string;
  readonly home: string;
}

const english: Wording = {
  title: "This page cannot be shown",
  help: "Check your connection and try again.",
  retry: "Retry",
  home: "Back to Home",
};

const wordings: Readonly<Record<string, Wording>> = {
  id: {
    title: "Halaman tidak dapat ditampilkan",
    help: "Periksa koneksi Anda lalu coba lagi.",
    retry: "Coba lagi",
    home: "Kembali ke Beranda",
  },
};

export function findWording(language: string): Wording {
  return wordings[language] ?? english;
}
