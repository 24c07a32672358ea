import { shuffled, type Random } from '../random.ts';
import type { Name } from '../patterns.ts';
import type { GameEngine, InHouseClass, ReelsEngine, Theme } from '../types.ts';
import { words, type Word } from '../words/word.ts';

/** Slots have their own drafts. */
export type TableEngine = Exclude<GameEngine, 'slot' | ReelsEngine>;

/** A title of a table, a sport or a lottery, before its vendor's data are added. */
export type Draft = {
  name: Name;
  theme: Theme;
  rtp: string | null;
  gameClassify: InHouseClass | null;
  engine: TableEngine | null;
  /** The kind of its pot. */
  potKind: string | null;
  tags: readonly string[];
};

/** One kind of game: its name, theme, weight within its area, and its published return if it has one. */
export type Kind = {
  word: Word;
  theme: Theme;
  share: number;
  rtp: string | null;
  engine: TableEngine | null;
};

/** `text` is `English|中文|ລາວ`. */
export function kind(
  text: string,
  theme: Theme,
  share: number,
  rtp: string | null = null,
  engine: Kind['engine'] = null,
): Kind {
  return { word: wordOf(text), theme, share, rtp, engine };
}

const potTags = ['jackpot', 'ແຈັກພັອດ', '累积大奖'];

/** Every kind with every room, each kind as often as its weight says, in the vendor's own order. */
export function draftsOf(
  random: Random,
  all: readonly Kind[],
  rooms: readonly Word[],
  build: (kind: Kind, room: Word) => Name,
  count: number,
  gameClassify: InHouseClass | null = null,
): Draft[] {
  const total = all.reduce((sum, { share }) => sum + share, 0);
  const drafts = all.flatMap((each) => {
    const quota = Math.ceil((count * each.share) / total);
    return shuffled(random, rooms)
      .slice(0, quota)
      .map((room) => draft(each, build(each, room), gameClassify));
  });
  return shuffled(random, drafts).slice(0, count);
}

export function draft(of: Kind, name: Name, gameClassify: InHouseClass | null = null): Draft {
  const own = [of.word.en.toLowerCase(), of.word.cn, of.word.lo].filter((tag) => tag !== '');
  const isPot = of.theme === 'progressive';
  return {
    name,
    theme: of.theme,
    rtp: of.rtp,
    engine: of.engine,
    gameClassify,
    potKind: isPot ? of.word.en.toLowerCase().replaceAll(' ', '-') : null,
    tags: isPot ? [...new Set([...potTags, ...own])] : own,
  };
}

/** "Kind Room", the usual name of a table: "Speed Baccarat Orchid". */
export function kindRoom({ word: kindWord }: Kind, room: Word): Name {
  return {
    en: `${kindWord.en} ${room.en}`,
    cn: kindWord.cn && room.cn && `${room.cn}${kindWord.cn}`,
    lo: kindWord.lo && room.lo && `${kindWord.lo} ${room.lo}`,
  };
}

/** "Room Kind": "Riverside Tien Len". */
export function roomKind(of: Kind, room: Word): Name {
  return { ...kindRoom(of, room), en: `${room.en} ${of.word.en}` };
}

function wordOf(text: string): Word {
  const [first] = words(text);
  if (first === undefined) throw new RangeError('a kind needs a name');
  return first;
}
