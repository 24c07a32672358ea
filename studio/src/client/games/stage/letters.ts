const FAMILIES = '"Inter Variable", "Noto Sans Lao Variable", "Noto Sans SC Variable"';

/** Loads the glyphs of these words: text on a canvas uses the fonts that are loaded when it is drawn, and is not redrawn. */
export async function loadLetters(words: string): Promise<void> {
  await document.fonts.load(`800 20px ${FAMILIES}`, words).catch(() => undefined);
}
