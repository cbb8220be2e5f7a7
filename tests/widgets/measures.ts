// Each function is whole in itself, because tests of flows send it to their page.

/** Names the elements that stand out of the page at the sides, and those whose text is cut off; tabs and menus may go on sideways. */
export function findOverflow(root = "main"): string[] {
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.slice(0, 40)}"`;
  const isClipped = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(at);
      if (clipPath === "inset(50%)" || (at !== element && overflowX === "auto" && at.matches("[role=tablist], nav"))) return true;
    }
    return false;
  };
  const width = document.documentElement.clientWidth;
  const all = Array.from(document.querySelectorAll(`${root} *`)).filter((element) => !isClipped(element));
  const wide = all.filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > width + 0.5 || left < -0.5;
  });
  const cut = all.filter(
    (element) => element instanceof HTMLElement && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0,
  );
  const isMeant = (element: Element) => getComputedStyle(element).overflowX === "visible" || element.matches("[role=tablist], nav, input");
  return [
    ...wide.map((element) => `wide: ${nameOf(element)}`),
    ...cut.filter((element) => !isMeant(element)).map((element) => `cut: ${nameOf(element)}`),
  ];
}

/** Names the controls that are smaller than 48 px in either direction; a link in a sentence, whose lines are close, has 24 in height. */
export function findSmallTargets(root = "main"): string[] {
  const controls = "button, input, textarea, select, a[href], summary, [role=tab]";
  return Array.from(document.querySelectorAll(`${root} :is(${controls})`)).flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const name = `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.slice(0, 40)}"`;
    const least = element.matches("label + button") ? 23.5 : 47.5;
    return width < least || height < least ? [`${Math.round(width)} × ${Math.round(height)}: ${name}`] : [];
  });
}

/** Names the words that go on in the next line, those aside that are longer than a narrow screen's line of large text, and dates and amounts that do. */
export function findBrokenWords(root = "main"): string[] {
  const walker = document.createTreeWalker(document.querySelector(root) ?? document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  const range = document.createRange();
  const longest = document.documentElement.hasAttribute("data-large-text") ? 12 : 24;
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(
      /(?<!\S)\p{L}{4,}(?!\S)|\d{4}-\d\d-\d\d|\d{1,3}(?:[.,]\d{2,3})+/gu,
    )) {
      if (word.length > longest) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1) broken.push(`broken: ${word}`);
    }
  }
  return broken;
}

/** Names the labels that are larger than the amount or the heading of the page that they stand with. */
export function findSmallFigures(root = "main"): string[] {
  const amount = /^(?:₹|Rp)\s?\d[\d.,]*(?:\s[–-]\s\S.*)?$/;
  const wordsOf = (element: Element): string =>
    [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : ""))
      .join("")
      .trim();
  const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);
  const isSeen = (element: Element): boolean => element.checkVisibility() && !element.closest(".ly-visually-hidden, button");
  const textsIn = (element: Element): Element[] => [...element.querySelectorAll("*")].filter((one) => wordsOf(one) !== "" && isSeen(one));
  const isFigure = (element: Element): boolean =>
    element.tagName === "H1" || (Number(getComputedStyle(element).fontWeight) >= 600 && amount.test((element.textContent ?? "").trim()));
  const figures = [...document.querySelectorAll(`${root} *`)].filter((element) => isSeen(element) && isFigure(element));
  return figures.flatMap((figure) => {
    // What stands with it: the nearest thing around it that says something else, too.
    let around = figure.parentElement;
    while (around && !around.matches(root) && textsIn(around).every((one) => figure.contains(one))) around = around.parentElement;
    if (!around || around.matches(root)) return [];
    const larger = textsIn(around).filter((one) => !figure.contains(one) && sizeOf(one) > sizeOf(figure) + 0.1 && one.tagName !== "H1");
    return larger.map(
      (one) => `larger: ${wordsOf(one).slice(0, 30)} (${sizeOf(one)} px) than ${figure.textContent} (${sizeOf(figure)} px)`,
    );
  });
}

/** Names the values of facts that end before their line does, tabs that with large text do not all fit, marks of banks that are not seen where there is room for them, and boxes of one list that do not stand below each other. */
export function findLooseEdges(root = "main"): string[] {
  const all = (selector: string): Element[] =>
    [...document.querySelectorAll(`${root} ${selector}`)].filter((one) => !one.closest("[hidden]"));
  const short = all(".ly-facts-list > :not([data-long]) > dd > :last-child").filter((value) => {
    const line = value.closest("div");
    return line !== null && Math.abs(line.getBoundingClientRect().right - value.getBoundingClientRect().right) > 0.5;
  });
  const isLarge = document.documentElement.hasAttribute("data-large-text");
  const cut = all("[role=tablist]").filter((tabs) => isLarge && tabs.scrollWidth > tabs.clientWidth + 1);
  const unseen = innerWidth <= 340 ? [] : all(".ly-row > .ly-emblem").filter((mark) => !mark.checkVisibility());
  const astray = all("fieldset").filter((list) => {
    const boxes = [...list.querySelectorAll("input[type=checkbox] + .ly-mark")];
    return new Set(boxes.map((box) => Math.round(box.getBoundingClientRect().left))).size > 1;
  });
  return [
    ...short.map((value) => `ends early: ${value.closest("div")?.textContent}`),
    ...cut.map((tabs) => `cut: ${tabs.textContent}`),
    ...unseen.map((mark) => `unseen: ${mark.parentElement?.textContent}`),
    ...astray.map((list) => `not in line: boxes of ${list.querySelector("legend")?.textContent}`),
  ];
}

/** Names the lines that stand on a page more than once, but in lists, and facts that lead to nothing. */
export function findRepeatedLines(root = "main"): string[] {
  const ownText = (element: Element): string =>
    [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : ""))
      .join("")
      .replace(/\s+/g, " ")
      .trim();
  // A fact is one line with its label.
  const lineOf = (element: Element): string =>
    element.matches(".ly-digits")
      ? (element.textContent ?? "")
      : element.matches("dd")
        ? `${element.parentElement?.querySelector("dt")?.textContent} ${element.textContent}`
        : ownText(element);
  // Entries may be alike, a message says again what stands beside its field, the frame of a page has its menu at both ends, and a
  // button that copies is named by what it copies.
  const listed =
    "li, [role=radio], [role=tab], [role=log], label, dt, dd *, .ly-digits *, button[aria-label], .ly-toast-layer, .ly-visually-hidden, [aria-hidden=true], nav, footer";
  const lines = new Map<string, (Element | null)[]>();
  for (const element of document.querySelectorAll(`${root} *`)) {
    const line = lineOf(element);
    if (line.length < 2 || !element.checkVisibility() || element.closest(listed)) continue;
    lines.set(line, [...(lines.get(line) ?? []), element.closest("[data-node]")]);
  }
  const repeated = [...lines].filter(([, nodes]) => {
    // The entries of a list are nodes of one name.
    const names = new Set(nodes.map((node) => node?.getAttribute("data-node")));
    return nodes.length > 1 && (names.size > 1 || new Set(nodes).size < nodes.length);
  });
  const values = [...document.querySelectorAll(`${root} dd`)].filter((value) => value.checkVisibility());
  const empty = values.filter((value) => /^–?$/.test((value.textContent ?? "").trim()));
  return [
    ...repeated.map(([line, nodes]) => `${nodes.length} times: ${line.slice(0, 60)}`),
    ...empty.map((value) => `leads to nothing: ${value.parentElement?.textContent}`),
  ];
}
