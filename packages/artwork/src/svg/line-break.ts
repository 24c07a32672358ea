import { outline, type Face } from './fonts.ts';

/** One line of a title: its words, and whether they only join others ("of the"), which are drawn small. */
export type Line = { text: string; size: number; joins: boolean };

type Box = { width: number; height: number };
type Token = { text: string; joins: boolean };

const joining = new Set([
  'of',
  'the',
  '&',
  'and',
  'at',
  'from',
  'to',
  'a',
  'in',
  'on',
  'with',
  'for',
  'or',
  'by',
  'vs',
]);
const mostTokens = 9;
const longestWord = 16;
const leading = 0.16;

/**
 * Breaks a title into lines and sizes each to fill the box. Tries every break: the best one has the largest smallest letters. A
 * joining word may have a small line of its own.
 */
export function breakTitle(title: string, face: Face, box: Box, largest: number, tracking = 0): Line[] {
  const tokens = tokensOf(title);
  const widths = new Map<string, number>();
  const widthAtOne = (text: string): number => {
    const known = widths.get(text);
    if (known !== undefined) return known;
    const width = outline(face, text, 1, tracking).width;
    widths.set(text, width);
    return width;
  };
  let best: { lines: Line[]; score: number } = { lines: [], score: -1 };
  for (let breaks = 0; breaks < 1 << Math.max(0, tokens.length - 1); breaks += 1) {
    const lines = sized(linesOf(tokens, breaks), widthAtOne, box, largest);
    const score = scoreOf(lines);
    if (score > best.score) best = { lines, score };
  }
  return best.lines;
}

function tokensOf(title: string): Token[] {
  const tokens: Token[] = [];
  for (const word of title.split(/\s+/).filter((each) => each !== '')) {
    const joins = joining.has(word.toLowerCase());
    const last = tokens.at(-1);
    if (joins && last?.joins === true) last.text += ` ${word}`;
    else tokens.push({ text: word.length > longestWord ? `${word.slice(0, longestWord - 1)}…` : word, joins });
  }
  return tokens.slice(0, mostTokens);
}

function linesOf(tokens: readonly Token[], breaks: number): Token[] {
  const lines: Token[] = [];
  tokens.forEach((token, index) => {
    const last = lines.at(-1);
    const startsLine = index === 0 || (breaks & (1 << (index - 1))) !== 0;
    if (startsLine || last === undefined) lines.push({ ...token });
    else lines[lines.length - 1] = { text: `${last.text} ${token.text}`, joins: last.joins && token.joins };
  });
  return lines;
}

function sized(lines: readonly Token[], widthAtOne: (text: string) => number, box: Box, largest: number): Line[] {
  const natural = lines.map(({ text, joins }) => {
    const fit = box.width / Math.max(0.01, widthAtOne(text));
    return { text, joins, size: Math.min(fit, joins ? largest * 0.42 : largest) };
  });
  const main = natural.filter((line) => !line.joins);
  const smallest = Math.min(...(main.length > 0 ? main : natural).map((line) => line.size));
  const even = natural.map((line) => ({ ...line, size: Math.min(line.size, smallest * (line.joins ? 0.55 : 1.75)) }));
  const height = even.reduce((sum, line) => sum + line.size * (0.74 + leading), 0);
  const shrink = Math.min(1, box.height / height);
  return even.map((line) => ({ ...line, size: line.size * shrink }));
}

function scoreOf(lines: readonly Line[]): number {
  const main = lines.filter((line) => !line.joins);
  if (main.length === 0) return lines.length === 0 ? 0 : (lines[0]?.size ?? 0) * 0.4;
  const sizes = main.map((line) => line.size);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  return Math.min(...sizes) * 0.75 + mean * 0.25 - lines.length * 0.4;
}
