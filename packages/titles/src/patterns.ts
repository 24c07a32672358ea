import type { ThemeWords, Word } from './words/word.ts';

/** A name in the site's languages; Lao and Chinese are null where they would not read naturally. */
export type Name = { en: string; cn: string | null; lo: string | null };

const patterns = {
  'how-who': (w) =>
    pairs(w.how, w.who, (how, who) => name(`${how.en} ${who.en}`, cn(how, who), lo(who, how)), isCommon),
  'how-what': (w) => pairs(w.how, w.what, (how, what) => name(`${how.en} ${what.en}`, cn(how, what), lo(what, how))),
  'how-many': (w) => pairs(w.how, w.many, (how, many) => name(`${how.en} ${many.en}`, cn(how, many), lo(many, how))),
  'who-what': (w) =>
    pairs(w.who, w.what, (who, what) =>
      name(`${possessive(who.en)} ${what.en}`, cn(who, '之', what), lo(what, 'ຂອງ', who)),
    ),
  'what-where': (w) =>
    pairs(w.what, w.where, (what, where) =>
      name(`${what.en} of ${where.en}`, cn(where, '之', what), lo(what, 'ແຫ່ງ', where)),
    ),
  'who-where': (w) =>
    pairs(
      w.who,
      w.where,
      (who, where) => name(`${who.en} of ${where.en}`, cn(where, who), lo(who, 'ແຫ່ງ', where)),
      isCommon,
    ),
  'many-where': (w) =>
    pairs(w.many, w.where, (many, where) => name(`${many.en} of ${where.en}`, cn(where, many), lo(many, 'ແຫ່ງ', where))),
  'who-and-what': (w) =>
    pairs(w.who, w.what, (who, what) => name(`${the(who)} & the ${what.en}`, cn(who, '与', what), lo(who, 'ກັບ', what))),
  number: (w) =>
    pairs(counts, w.many, (count, many) => name(`${count.en} ${many.en}`, cn(count, many), lo(count, many))),
  tale: (w) => pairs(tales, w.who, (tale, who) => name(`${tale.en} ${the(who)}`, cn(who, tale), lo(tale, who))),
  deed: (w) => pairs(w.who, deeds, (who, deed) => name(`${who.en} ${deed.en}`, cn(who, deed), lo(who, deed))),
  place: (w) =>
    pairs(w.where, placeTails, (where, tail) => name(`${bare(where)} ${tail.en}`, cn(where, tail), lo(tail, where))),
  road: (w) => pairs(roads, w.where, (road, where) => name(`${road.en} ${where.en}`, cn(where, road), lo(road, where))),
  thing: (w) =>
    pairs(w.what, thingTails, (what, tail) => name(`${what.en} ${tail.en}`, cn(what, tail), lo(what, tail))),
  lost: (w) => pairs(losses, w.what, (loss, what) => name(`${loss.en} ${what.en}`, cn(loss, what), lo(what, loss))),
  own: (w) => w.own.map((own) => name(own.en, own.cn === '' ? null : own.cn, own.lo === '' ? null : own.lo)),
} as const satisfies Record<string, (words: ThemeWords) => Name[]>;

/** The patterns of a slot's name. */
export type Pattern = keyof typeof patterns;

/** Every name that a theme can have in one pattern, without a word twice in a name. */
export function namesOf(pattern: Pattern, words: ThemeWords): Name[] {
  return patterns[pattern](words).filter(({ en }) => !repeatsWord(en) && !otherMakersTitles.has(en));
}

export const patternNames = Object.keys(patterns) as Pattern[];

/** Well-known titles of other makers that the word lists would otherwise produce. */
export const otherMakersTitles: ReadonlySet<string> = new Set([
  'Sugar Rush',
  'Sweet Sugar',
  'Wolf Gold',
  'Golden Dragon',
  'Golden Tiger',
  'Golden Ox',
  'Wild Wolf',
  'Wild Safari',
  'Wild Toro',
  'Juicy Fruits',
  'Royal Diamond',
  'Lucky Diamonds',
  'Moon Princess',
  'Golden Buffalo',
  'Raging Bison',
  'Raging Rhino',
  'Lucky Leprechaun',
  'Lucky Clover',
  'Arcane Reel',
  'Cosmic Comet',
  'Golden Pharaoh',
  'Neon City',
  'Three Kings',
  'Hot Chilli',
  'Spicy Chilli',
  'Burning Diamonds',
  'Burning Star',
  'Triple Star',
  'Triple Diamond',
  'Triple Diamonds',
  'Super Seven',
  'Super Ace',
  'Wild Ace',
  'Five Dragons',
  'Royal Ace',
  'Golden Goal',
  'Wild Seven',
  'Lucky Cat',
  'Golden Koi',
]);

const word = (en: string, chinese: string, lao: string): Word => ({ en, cn: chinese, lo: lao, proper: false });

const counts = [
  word('Three', '三', 'ສາມ'),
  word('Five', '五', 'ຫ້າ'),
  word('Seven', '七', 'ເຈັດ'),
  word('Eight', '八', 'ແປດ'),
  word('Nine', '九', 'ເກົ້າ'),
  word('Twelve', '十二', 'ສິບສອງ'),
  word('88', '八十八', 'ແປດສິບແປດ'),
  word('Hundred', '百', 'ຮ້ອຍ'),
];
const tales = [
  word('Legend of', '传奇', 'ຕຳນານ'),
  word('Return of', '归来', 'ການກັບມາຂອງ'),
  word('Song of', '之歌', 'ບົດເພງຂອງ'),
  word('Night of', '之夜', 'ລາຕີຂອງ'),
  word('Beware', '来袭', 'ລະວັງ'),
];
const deeds = [
  word('Rising', '崛起', 'ຜົງາດ'),
  word('Unleashed', '出击', 'ອອກໂຮງ'),
  word('Strikes Twice', '二度出击', 'ມາສອງເທື່ອ'),
  word('at Midnight', '午夜行', 'ຍາມທ່ຽງຄືນ'),
  word('Goes Wild', '狂欢', 'ມ່ວນຊື່ນ'),
];
const placeTails = [
  word('Nights', '之夜', 'ລາຕີແຫ່ງ'),
  word('Riches', '财富', 'ຄວາມຮັ່ງມີແຫ່ງ'),
  word('Express', '快线', 'ດ່ວນ'),
  word('After Dark', '入夜', 'ຍາມຄ່ຳຄືນແຫ່ງ'),
  word('Treasures', '珍宝', 'ສົມບັດແຫ່ງ'),
];
const roads = [
  word('Road to', '之路', 'ເສັ້ນທາງສູ່'),
  word('Secrets of', '秘密', 'ຄວາມລັບແຫ່ງ'),
  word('Beyond', '之外', 'ເໜືອ'),
  word('Escape from', '逃脱', 'ໜີຈາກ'),
];
const thingTails = [
  word('Rush', '狂潮', 'ແຕກຕື່ນ'),
  word('Quest', '探寻', 'ທີ່ຕາມຫາ'),
  word('Frenzy', '狂热', 'ສຸດມັນ'),
  word('Boom', '大爆发', 'ຮັ່ງມີ'),
];
const losses = [
  word('Lost', '失落的', 'ທີ່ສາບສູນ'),
  word('Hidden', '隐秘', 'ທີ່ເຊື່ອງໄວ້'),
  word('The Last', '最后的', 'ສຸດທ້າຍ'),
  word('Borrowed', '借来的', 'ທີ່ຢືມມາ'),
];

function pairs(
  firsts: readonly Word[],
  seconds: readonly Word[],
  build: (first: Word, second: Word) => Name,
  admits: (first: Word, second: Word) => boolean = () => true,
): Name[] {
  return firsts.flatMap((first) =>
    seconds.filter((second) => admits(first, second)).map((second) => build(first, second)),
  );
}

function isCommon(first: Word, second: Word): boolean {
  return !first.proper && !second.proper;
}

function name(en: string, chinese: string | null, lao: string | null): Name {
  return { en: `${en.charAt(0).toUpperCase()}${en.slice(1)}`, cn: chinese, lo: lao };
}

function cn(...parts: (Word | string)[]): string | null {
  return joined(parts.map((part) => (typeof part === 'string' ? part : part.cn)));
}

function lo(...parts: (Word | string)[]): string | null {
  return joined(parts.map((part) => (typeof part === 'string' ? part : part.lo)));
}

function joined(parts: string[]): string | null {
  const stutters = parts.some((part, index) => index > 0 && parts[index - 1]?.endsWith(part));
  return parts.includes('') || stutters ? null : parts.join('');
}

function possessive(owner: string): string {
  return `${owner}'s`;
}

function the(who: Word): string {
  return who.proper ? who.en : `the ${who.en}`;
}

function bare(where: Word): string {
  return where.en.replace(/^the /, '');
}

function repeatsWord(title: string): boolean {
  const stems = title
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => part.length > 3)
    .map((part) => part.slice(0, 4));
  return new Set(stems).size < stems.length;
}
