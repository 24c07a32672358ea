import { crc32 } from 'node:zlib';
import { type DemoTitle, demoTitles, demoVendors, gameTypes } from '@champa/titles';

/** Half of the demo's titles are on the first page of results after three letters, nine in ten after eight. */
const FEWEST_LETTERS = 3;
const MOST_LETTERS = 8;
const SLIP_EVERY = 10;
const languages = ['lo', 'en', 'cn'] as const;

/** Numbers from 0 to 1, the same in every run. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Pages of lists as visitors browse them: areas and vendors, the first five pages, in each language. */
export function listPaths(): () => string {
  const of = [
    ...gameTypes.map((type) => `category=${type}`),
    ...demoVendors.map(({ vassalage }) => `vassalage=${vassalage}`),
  ];
  const random = randomOf(1);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  return () => `/api/games?${pick(of)}&pageNo=${1 + Math.floor(random() * 5)}&pageSize=28&language=${pick(languages)}`;
}

/**
 * Searches as visitors type them: a title of the ten thousand, in one of its languages, letter by letter from the second on until
 * it is found, every tenth with a typing error. Titles are picked by Zipf's law: the second most popular half as often as the
 * first, the hundredth a hundredth as often. So beginnings and popular titles recur, and the rest hardly ever do.
 */
export function searchPaths(): () => string {
  const titles = demoTitles();
  const random = randomOf(2);
  const wanted = titles.toSorted((a, b) => hashOf(a) - hashOf(b));
  let waiting: string[] = [];
  return () => {
    if (waiting.length === 0) {
      const language = languages[Math.floor(random() * languages.length)]!;
      const name = nameIn(wanted[Math.floor(titles.length ** random()) - 1]!, language);
      const typed = random() * SLIP_EVERY < 1 ? withSlip(name, random) : name;
      const letters = FEWEST_LETTERS + Math.floor(random() * (MOST_LETTERS - FEWEST_LETTERS + 1));
      waiting = beginnings(typed, letters).map(
        (text) => `/api/games?gameName=${encodeURIComponent(text)}&pageSize=28&language=${language}`,
      );
    }
    return waiting.shift()!;
  };
}

// The popularity of titles is independent of their order in the catalogue.
function hashOf({ vassalage, gameCode }: DemoTitle): number {
  return crc32(`${vassalage}/${gameCode}`);
}

function nameIn({ gameName, nameLo, nameCn }: DemoTitle, language: (typeof languages)[number]): string {
  return (language === 'lo' ? nameLo : language === 'cn' ? nameCn : null) ?? gameName;
}

function withSlip(name: string, random: () => number): string {
  const at = 1 + Math.floor(random() * Math.min(name.length - 1, MOST_LETTERS - 3));
  return name.slice(0, at) + name.slice(at + 1);
}

function beginnings(name: string, letters: number): string[] {
  const longest = Math.min(name.length, letters);
  return Array.from({ length: Math.max(1, longest - 1) }, (_, index) => name.slice(0, index + 2));
}
