import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RegisterField } from './identity.ts';
import { checkField, type PatternId, patterns } from './patterns.ts';

const upper = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const lower = [...'abcdefghijklmnopqrstuvwxyz'];
const digits = [...'0123456789'];
const symbols = [...'!@#$%^&*()_+-=[]{};:\'",.<>/?`~|\\'];
const han = [...'汉字漢語𠮷〇'];
const hangul = [...'한국어가힣'];
const thai = [...'กขคำเ๙'];
const kana = [...'あいうアイウー'];
const fullWidth = [...'ＡＢ１２！。、'];
const halfWidthKana = [...'ｱｲｳ'];
const lao = [...'ສະບາຍດີ'];
const chinesePunctuation = [...'，。！？「」'];
const spaces = [' ', '\u3000', '\u00a0', '\t'];
const everything = {
  upper,
  lower,
  digits,
  symbols,
  han,
  hangul,
  thai,
  kana,
  fullWidth,
  halfWidthKana,
  lao,
  chinesePunctuation,
  spaces,
};
type Alphabet = keyof typeof everything;

/** The alphabets of each kind, in any combination. */
const madeOf = {
  lettersAndChinese: ['upper', 'lower', 'han'],
  chineseAndDigits: ['han', 'digits'],
  alphanumericNoChinese: ['upper', 'lower', 'digits', 'hangul', 'thai', 'kana', 'halfWidthKana', 'lao'],
  lettersOrDigits: ['upper', 'lower', 'digits'],
  digits: ['digits'],
  chineseAndPunctuation: ['han', 'chinesePunctuation'],
  korean: ['hangul'],
  thai: ['thai'],
  thaiOrEnglish: ['thai', 'upper', 'lower'],
  lettersDigitsSymbols: ['upper', 'lower', 'digits', 'symbols'],
  japaneseFullWidth: ['kana', 'han', 'fullWidth', 'chinesePunctuation'],
  uppercaseOnly: ['upper'],
} as const satisfies Partial<Record<PatternId, readonly Alphabet[]>>;

/** Characters that two alphabets share, or that a kind accepts although their alphabet is not its own. */
const shared: Partial<Record<PatternId, readonly string[]>> = {
  chineseAndPunctuation: [...symbols, ...fullWidth],
  alphanumericNoChinese: fullWidth,
  japaneseFullWidth: ['\u3000'],
};

describe.each(Object.entries(madeOf) as [PatternId, readonly Alphabet[]][])('%s', (kind, alphabets) => {
  const own = alphabets.flatMap((name) => everything[name]);
  const foreign = Object.values(everything)
    .flat()
    .filter((character) => !own.includes(character) && !shared[kind]?.includes(character));

  test('accepts every mixture of its characters', () => {
    fc.assert(fc.property(textOf(own), (value) => patterns[kind](value)));
  });

  test('refuses a text with one other character, at any position', () => {
    fc.assert(
      fc.property(textOf(own), fc.constantFrom(...foreign), fc.nat(), (value, stranger, at) => {
        const characters = [...value];
        characters.splice(at % (characters.length + 1), 0, stranger);
        return !patterns[kind](characters.join(''));
      }),
    );
  });
});

test('letterFirst: a letter, then letters and digits', () => {
  const rest = fc.string({ unit: fc.constantFrom(...upper, ...lower, ...digits) });
  fc.assert(
    fc.property(fc.constantFrom(...upper, ...lower), rest, (first, text) => patterns.letterFirst(first + text)),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...digits, ...han, '_', ' '),
      rest,
      (first, text) => !patterns.letterFirst(first + text),
    ),
  );
});

test('lettersAndDigits: needs a letter and a digit', () => {
  const mixed = [...upper, ...lower, ...digits];
  fc.assert(
    fc.property(textOf(mixed), (value) => {
      const both = /[A-Za-z]/.test(value) && /\d/.test(value);
      return patterns.lettersAndDigits(value) === both;
    }),
  );
  expect(patterns.lettersAndDigits('abc 123')).toBe(false);
});

test('alphanumericUppercase and uppercaseWithLetter: need one capital letter', () => {
  fc.assert(
    fc.property(textOf([...upper, ...lower, ...digits]), (value) => {
      return patterns.alphanumericUppercase(value) === /[A-Z]/.test(value);
    }),
  );
  fc.assert(
    fc.property(textOf([...upper, ...digits]), (value) => {
      return patterns.uppercaseWithLetter(value) === /[A-Z]/.test(value);
    }),
  );
  expect(patterns.uppercaseWithLetter('Abc1')).toBe(false);
  expect(patterns.alphanumericUppercase('ABC-1')).toBe(false);
});

test('strongPassword: one capital letter, one small, one digit, one symbol, no space', () => {
  fc.assert(
    fc.property(textOf([...upper, ...lower, ...digits, ...symbols]), (value) => {
      const all = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9]/].every((kind) => kind.test(value));
      return patterns.strongPassword(value) === all;
    }),
  );
  expect(patterns.strongPassword('Aa1! Aa1!')).toBe(false);
});

test('lettersAndSpaces and noSpaces', () => {
  fc.assert(fc.property(textOf([...upper, ...lower, ' ']), (value) => patterns.lettersAndSpaces(value)));
  expect(['José', 'a1', 'a\u3000b'].some((value) => patterns.lettersAndSpaces(value))).toBe(false);
  const words = Object.values(everything)
    .flat()
    .filter((character) => !spaces.includes(character));
  fc.assert(
    fc.property(textOf(words), fc.constantFrom(...spaces), textOf(words), (before, space, after) => {
      return patterns.noSpaces(before + after) && !patterns.noSpaces(before + space + after);
    }),
  );
});

test('fullName: first and last name with one space between', () => {
  const name = textOf([...upper, ...lower, ...han, ...lao, ...hangul, 'ก', 'คำ', "'", '-']);
  fc.assert(fc.property(name, name, (first, last) => patterns.fullName(`${first} ${last}`)));
  fc.assert(fc.property(name, (only) => !patterns.fullName(only)));
  for (const wrong of [' A B', 'A B ', 'A  B', 'A 1', 'A\u3000B']) expect(patterns.fullName(wrong), wrong).toBe(false);
});

test('email', () => {
  fc.assert(fc.property(fc.emailAddress(), (address) => patterns.email(address)));
  const wrong = ['a', 'a@b', '@b.la', 'a@b..la', 'a@-b.la', 'a b@c.la', 'a@b.la\n', 'ສ@b.la', 'a@@b.la'];
  for (const address of wrong) expect(patterns.email(address), address).toBe(false);
});

test('dates: accepts exactly the days of the calendar', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.nat(13), fc.nat(32), (year, month, day) => {
      const [y, m, d] = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')];
      const exists = isCalendarDay(year, month, day);
      return (
        patterns.dateYearFirst(`${y}-${m}-${d}`) === exists && patterns.dateMonthFirst(`${m}-${d}-${y}`) === exists
      );
    }),
  );
  expect(patterns.dateYearFirst('2000-02-29')).toBe(true);
  expect(patterns.dateYearFirst('1900-02-29')).toBe(false);
  expect(patterns.dateYearFirst('12-31-1990')).toBe(false);
});

test('lengths are counted in characters as people see them, minimum and maximum included', () => {
  const field = { name: 'nickname', enabled: true, required: true, acceptedPattern: '*', patternId: 'length' };
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '𠮷', '🌸', 'ກ'), { minLength: 1, maxLength: 12 }), (characters) => {
      const inside = characters.length >= 3 && characters.length <= 6;
      return (checkField({ ...field, min: 3, max: 6 }, characters.join('')) === null) === inside;
    }),
  );
});

test.each([
  { what: 'an empty required field', given: { required: true }, value: '', failure: 'required' },
  { what: 'an empty optional one', given: { required: false }, value: '', failure: null },
  { what: 'a short value, before its pattern', given: {}, value: '汉', failure: 'length' },
  { what: 'a wrong character', given: {}, value: '汉汉汉', failure: 'pattern' },
  { what: 'any character where * is accepted', given: { acceptedPattern: '*' }, value: '汉汉汉', failure: null },
] as const)('checkField: $what', ({ given, value, failure }) => {
  const field: RegisterField = {
    name: 'x',
    enabled: true,
    required: true,
    acceptedPattern: 'digits',
    patternId: 'digits',
    min: 3,
    max: 5,
    ...given,
  };
  expect(checkField(field, value)).toBe(failure);
});

function textOf(characters: readonly string[]): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 12 });
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  try {
    Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}
