import type { LocalText } from '@champa/contract';

/** A text of the demo in its three languages. */
export function say(lo: string, en: string, cn: string): LocalText {
  return { lo, en, cn };
}

/** An opening sentence and points below it, as HTML; the same in each language. */
export function article(lo: Lines, en: Lines, cn: Lines): LocalText {
  return { lo: write(lo), en: write(en), cn: write(cn) };
}

type Lines = readonly [opening: string, ...points: string[]];

function write([opening, ...points]: Lines): string {
  const list = points.map((point) => `<li>${point}</li>`).join('');
  return `<p>${opening}</p>${list && `<ul>${list}</ul>`}`;
}
