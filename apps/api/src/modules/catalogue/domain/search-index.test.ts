import { describe, expect, test } from 'vitest';
import { SearchIndex, type SearchText } from './search-index.ts';

const games: (SearchText & { id: string })[] = [
  { id: 'age', names: ['Age of the Golden Dragon', '黄金龙时代'], also: ['Naga Spin', 'dragon', 'ມັງກອນ', '龙'] },
  { id: 'golden', names: ['Golden Dragon', 'ມັງກອນຄຳ', '黄金龙'], also: ['Naga Spin', 'dragon', 'ມັງກອນ', '龙'] },
  { id: 'goldenKeep', names: ['Golden Dragon Keep'], also: ['Naga Spin', 'dragon'] },
  { id: 'dragonfly', names: ['Dragonfly Pond', 'ໜອງແມງປໍ'], also: ['Paper Kite', 'pond'] },
  { id: 'cat', names: ['Lucky Cat', 'ແມວນຳໂຊກ', '招财猫'], also: ['Sugarstorm', 'maneki', 'cat'] },
  { id: 'water', names: ['Waterfall', 'ນ້ຳຕົກ', '瀑布'], also: ['Owl & Oak', 'nature'] },
  { id: 'cafe', names: ['Café Royale 777'], also: ['Đại Lộc', 'coffee'] },
  { id: 'mice', names: ["Dragon's Mice"], also: ['Naga Spin'] },
];

const index = new SearchIndex();
for (const game of games) index.add(game);

function found(query: string): string[] {
  return Array.from(index.search(query), (place) => games[place]!.id);
}

describe('a search finds', () => {
  test.each([
    ['a beginning of a name', 'gold', ['golden', 'goldenKeep', 'age']],
    ['words in another order', 'dragon gold', ['age', 'golden', 'goldenKeep']],
    ['capitals and spaces as they come', '  LUCKY   cat ', ['cat']],
    ['accents left out', 'cafe', ['cafe']],
    ['accents put in', 'Càfé', ['cafe']],
    ['Vietnamese letters typed plainly', 'dai loc', ['cafe']],
    ['full-width letters', 'ＬＵＣＫＹ', ['cat']],
    ['an apostrophe left out', 'dragons mice', ['mice']],
    ['figures', '777', ['cafe']],
    ['a vendor', 'paper kite', ['dragonfly']],
    ['a vendor with "and" for "&"', 'owl and oak', ['water']],
    ['a tag', 'maneki', ['cat']],
    ['Lao from its beginning', 'ແມວ', ['cat']],
    ['Lao from its middle', 'ໂຊກ', ['cat']],
    ['Lao without its tone marks', 'ນຳຕົກ', ['water']],
    ['Lao with the vowel written in two parts', 'ນໍ້າຕົກ', ['water']],
    ['Lao with the letters of a ligature', 'ຫນອງ', ['dragonfly']],
    ['Chinese from its beginning', '招财', ['cat']],
    ['Chinese from its middle', '财猫', ['cat']],
    ['one Chinese character', '瀑', ['water']],
    ['Chinese and Latin in one query', '黄金龙 dragon', ['age', 'golden']],
    ['part of a word', 'terfal', ['water']],
  ])('%s: %s', (_what, query, expected) => {
    expect(found(query)).toEqual(expected);
  });
});

describe('one typing error is tolerated', () => {
  test.each([
    ['a wrong letter', 'waterfsll'],
    ['a wrong first letter', 'qaterfall'],
    ['a wrong last letter', 'waterfalk'],
    ['a missing letter', 'watrfall'],
    ['a letter too many', 'watterfall'],
    ['two letters swapped', 'watrefall'],
    ['two letters swapped in the very middle', 'watefrall'],
    ['a word not yet typed to its end', 'watref'],
    ['Lao with a vowel missing', 'ນຳຕກ'],
  ])('%s: %s', (_what, query) => {
    expect(found(query)).toEqual(['water']);
  });

  test('in each of several words', () => {
    expect(found('lucki ctt')).toEqual(['cat']);
  });

  test('in Chinese, where one of three characters is another', () => {
    expect(found('招财描')).toEqual(['cat']);
  });

  test('a missing space, and one too many', () => {
    expect(found('luckycat')).toEqual(['cat']);
    expect(found('water fall')).toEqual(['water']);
  });

  test('but only when nothing matches as typed', () => {
    expect(found('cat')).toEqual(['cat']);
    expect(found('mice')).toEqual(['mice']);
  });

  test('but never two in one word', () => {
    expect(found('wsterfsll')).toEqual([]);
  });
});

describe('the best comes first', () => {
  test('the name itself, then names that begin so, then words that begin so, then parts of words, then tags', () => {
    const ranked: SearchText[] = [
      { names: ['Something'], also: ['Gold Studio'] },
      { names: ['Marigold'], also: [] },
      { names: ['Pot of Gold'], also: [] },
      { names: ['Gold Rush'], also: [] },
      { names: ['Gold'], also: [] },
    ];
    const own = new SearchIndex();
    for (const game of ranked) own.add(game);
    expect(Array.from(own.search('gold'), (place) => ranked[place]!.names[0])).toEqual([
      'Gold',
      'Gold Rush',
      'Pot of Gold',
      'Marigold',
      'Something',
    ]);
  });

  test('and equal matches are in the order of the catalogue', () => {
    expect(found('golden')).toEqual(['golden', 'goldenKeep', 'age']);
  });
});

describe('a search does not fail', () => {
  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['punctuation', '!!! --- ???'],
    ['a regular expression', '.*(dragon|'],
    ['markup', '<script>alert(1)</script>'],
    ['SQL', `' OR 1=1 --`],
    ['half a surrogate pair', '\ud83d'],
    ['an emoji', '🐉'],
    ['a NUL', '\u0000'],
    ['a line break', 'golden\ndragon\n'],
    ['property names', '__proto__ constructor'],
    ['a long text', 'ab'.repeat(40)],
    ['many words', 'a b c d e f g h i j k l m n o p'],
  ])('on %s', (_what, query) => {
    expect(Array.isArray(index.search(query))).toBe(true);
  });

  test('on an empty catalogue', () => {
    expect(new SearchIndex().search('dragon')).toHaveLength(0);
  });
});
