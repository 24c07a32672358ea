const FAMILIES = '"Inter Variable", "Noto Sans Lao Variable", "Noto Sans SC Variable"';

/** Fetches the letters of these words: text on a canvas takes what is there when it is drawn, and is not drawn again. */
export async function loadLetters(words: string): Promise<void> {
  await document.fonts.load(`800 20px ${FAMILIES}`, words).catch(() => undefined);
}
