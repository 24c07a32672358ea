import type { Play } from '../core/play.ts';
import type { Settings } from '../plays/registry.ts';
import type { VietnamFamily } from '../results/result.ts';

/** The meaning of a word of a bet text. `over`: each station separately, or every pair of the named ones. */
export type BetWord = {
  word: string;
  over: 'each' | 'two';
  playsFor: (digits: number, settings: Settings, family: VietnamFamily) => string[];
};

const sized = (bySize: Readonly<Record<number, readonly string[]>>) => (digits: number) => [...(bySize[digits] ?? [])];

const meanings: Readonly<Record<string, Omit<BetWord, 'word'>>> = {
  bao: {
    over: 'each',
    playsFor: (digits, { vnLo2 }, family) =>
      digits === 2 && family === 'vn_north' && vnLo2 === 'reduced'
        ? ['lo2.reduced']
        : sized({ 2: ['lo2'], 3: ['lo3'], 4: ['lo4'] })(digits),
  },
  baodao: { over: 'each', playsFor: sized({ 2: ['lo2.orders'], 3: ['lo3.orders'], 4: ['lo4.orders'] }) },
  dau: { over: 'each', playsFor: (digits, settings) => headPlays(digits, settings) },
  duoi: { over: 'each', playsFor: sized({ 2: ['de'], 3: ['xiu_chu_tail'] }) },
  duoidao: { over: 'each', playsFor: sized({ 2: ['de.orders'], 3: ['xiu_chu_tail.orders'] }) },
  dauduoi: {
    over: 'each',
    playsFor: (digits, settings) =>
      digits === 2 ? [...headPlays(2, settings), 'de'] : digits === 3 ? ['xiu_chu'] : [],
  },
  xiuchu: { over: 'each', playsFor: sized({ 3: ['xiu_chu'] }) },
  xiuchudao: { over: 'each', playsFor: sized({ 3: ['xiu_chu.orders'] }) },
  xiuchudau: { over: 'each', playsFor: sized({ 3: ['xiu_chu_head'] }) },
  xiuchuduoi: { over: 'each', playsFor: sized({ 3: ['xiu_chu_tail'] }) },
  xiuchudaudao: { over: 'each', playsFor: sized({ 3: ['xiu_chu_head.orders'] }) },
  xiuchuduoidao: { over: 'each', playsFor: sized({ 3: ['xiu_chu_tail.orders'] }) },
  bao7: { over: 'each', playsFor: sized({ 2: ['bao7'] }) },
  bao7dao: { over: 'each', playsFor: sized({ 2: ['bao7.orders'] }) },
  bao8: { over: 'each', playsFor: (digits, { vnBao8 = 'last' }) => (digits === 2 ? [`bao8.${vnBao8}`] : []) },
  da: { over: 'each', playsFor: (digits, { vnDa = 'pairs' }) => (digits === 2 ? [`da.${vnDa}`] : []) },
  daxien: { over: 'two', playsFor: (digits, { vnDa = 'pairs' }) => (digits === 2 ? [`da_two.${vnDa}`] : []) },
};

/** The spellings that agents use; longer words are tried before shorter ones. */
const spellings: Readonly<Record<string, string>> = {
  bao: 'b bl bao lo blo baolo',
  baodao: 'bd bdao bld bldao baodao baolodao dao daob daobao daolo ld ldao lodao',
  dau: 'dau',
  duoi: 'duoi dui dit de',
  duoidao: 'duoidao duidao daoduoi daodui',
  dauduoi: 'dd dauduoi daudui',
  xiuchu: 'xc x xiuchu xiu',
  xiuchudao: 'xcd xcdao dxc daoxc xd xdao xiuchudao daoxiuchu',
  xiuchudau: 'xcdau xdau xiuchudau',
  xiuchuduoi: 'xcduoi xcdui xduoi xdui xiuchuduoi',
  xiuchudaudao: 'xcdaudao xcdaodau xcddau xddau',
  xiuchuduoidao: 'xcduoidao xcdaoduoi xcdduoi xdduoi xcdaodui xcddui xddui',
  bao7: 'b7l b7lo bao7lo baobay',
  bao7dao: 'b7ld b7ldao bao7lodao baobaydao',
  bao8: 'b8l b8lo bao8lo baotam',
  da: 'da dat dav dv dathang davong',
  daxien: 'dx dax daxien',
};

const byWord = new Map<string, BetWord>(
  Object.entries(spellings).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, { word: name, ...meanings[name]! }] as const),
  ),
);

/** Words that contain a digit, the longest first: they must be tried before numbers. */
export const wordsWithDigits = [...byWord.keys()]
  .filter((word) => /\d/.test(word))
  .toSorted((a, b) => b.length - a.length);

export function betWord(word: string): BetWord | undefined {
  return byWord.get(word);
}

/** The word for a play, among those that the reader understands. */
export function wordOf(play: Pick<Play, 'id'>['id']): string | null {
  const [base, option] = play.split('.');
  const words = option === 'orders' ? wordsOfOrders : wordsOfPlays;
  return words[base!] ?? null;
}

const wordsOfPlays: Readonly<Record<string, string>> = {
  lo2: 'b',
  lo3: 'b',
  lo4: 'b',
  de: 'duoi',
  de_head: 'dau',
  xiu_chu: 'xc',
  xiu_chu_head: 'xcdau',
  xiu_chu_tail: 'xcduoi',
  bao7: 'b7l',
  bao8: 'b8l',
  da: 'da',
  da_two: 'dx',
};

const wordsOfOrders: Readonly<Record<string, string>> = {
  lo2: 'bdao',
  lo3: 'bdao',
  lo4: 'bdao',
  de: 'duoidao',
  xiu_chu: 'xcdao',
  xiu_chu_head: 'xcdaudao',
  xiu_chu_tail: 'xcduoidao',
  bao7: 'b7ldao',
};

function headPlays(digits: number, { vnHead = 'lots' }: Settings): string[] {
  if (digits === 2) return [`de_head.${vnHead}`];
  return digits === 3 ? ['xiu_chu_head'] : [];
}
