import type { Play } from '../core/play.ts';
import type { Settings } from '../plays/registry.ts';

/** What a word of a bet text asks for. `over`: each station by itself, or every two of those named. */
export type BetWord = {
  word: string;
  over: 'each' | 'two';
  playsFor: (digits: number, settings: Settings) => string[];
};

const sized = (bySize: Readonly<Record<number, readonly string[]>>) => (digits: number) => [...(bySize[digits] ?? [])];

const meanings: Readonly<Record<string, Omit<BetWord, 'word'>>> = {
  bao: { over: 'each', playsFor: sized({ 2: ['lo2'], 3: ['lo3'], 4: ['lo4'] }) },
  baodao: { over: 'each', playsFor: sized({ 2: ['lo2.orders'], 3: ['lo3.orders'], 4: ['lo4.orders'] }) },
  dau: { over: 'each', playsFor: (digits, settings) => headPlays(digits, settings) },
  duoi: { over: 'each', playsFor: sized({ 2: ['de'], 3: ['xiu_chu_tail'] }) },
  dauduoi: {
    over: 'each',
    playsFor: (digits, settings) =>
      digits === 2 ? [...headPlays(2, settings), 'de'] : digits === 3 ? ['xiu_chu'] : [],
  },
  xiuchu: { over: 'each', playsFor: sized({ 3: ['xiu_chu'] }) },
  xiuchudao: { over: 'each', playsFor: sized({ 3: ['xiu_chu.orders'] }) },
  xiuchudau: { over: 'each', playsFor: sized({ 3: ['xiu_chu_head'] }) },
  xiuchuduoi: { over: 'each', playsFor: sized({ 3: ['xiu_chu_tail'] }) },
  bao7: { over: 'each', playsFor: sized({ 2: ['bao7'] }) },
  bao7dao: { over: 'each', playsFor: sized({ 2: ['bao7.orders'] }) },
  da: { over: 'each', playsFor: (digits, { vnDa = 'pairs' }) => (digits === 2 ? [`da.${vnDa}`] : []) },
  daxien: { over: 'two', playsFor: (digits, { vnDa = 'pairs' }) => (digits === 2 ? [`da_two.${vnDa}`] : []) },
};

/** How agents write each of them; longer words are tried before shorter ones. */
const spellings: Readonly<Record<string, string>> = {
  bao: 'b bl bao lo blo baolo',
  baodao: 'bd bdao daob ld ldao daolo bldao baodao',
  dau: 'dau',
  duoi: 'duoi dui',
  dauduoi: 'dd dauduoi',
  xiuchu: 'xc x xiuchu',
  xiuchudao: 'xcd xcdao dxc daoxc xd',
  xiuchudau: 'xcdau xdau',
  xiuchuduoi: 'xcduoi xduoi',
  bao7: 'b7l bao7lo baobay',
  bao7dao: 'b7ld b7ldao baobaydao',
  da: 'da dat dv dathang',
  daxien: 'dx dax daxien',
};

const byWord = new Map<string, BetWord>(
  Object.entries(spellings).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, { word: name, ...meanings[name]! }] as const),
  ),
);

/** Words with a digit inside, the longest first: they must be read before a number is looked for. */
export const wordsWithDigits = [...byWord.keys()]
  .filter((word) => /\d/.test(word))
  .toSorted((a, b) => b.length - a.length);

export function betWord(word: string): BetWord | undefined {
  return byWord.get(word);
}

/** The word a play is written with, of those the reader understands. */
export function wordOf(play: Pick<Play, 'id'>['id']): string | null {
  const [base, option] = play.split('.');
  const names: Readonly<Record<string, string>> = {
    lo2: 'b',
    lo3: 'b',
    lo4: 'b',
    de: 'duoi',
    de_head: 'dau',
    xiu_chu: 'xc',
    xiu_chu_head: 'xcdau',
    xiu_chu_tail: 'xcduoi',
    bao7: 'b7l',
    da: 'da',
    da_two: 'dx',
  };
  if (option !== 'orders') return names[base!] ?? null;
  return { lo2: 'bdao', lo3: 'bdao', lo4: 'bdao', xiu_chu: 'xcdao', bao7: 'b7ldao' }[base!] ?? null;
}

function headPlays(digits: number, { vnHead = 'lots' }: Settings): string[] {
  if (digits === 2) return [`de_head.${vnHead}`];
  return digits === 3 ? ['xiu_chu_head'] : [];
}
