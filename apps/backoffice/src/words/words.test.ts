import { refusalReasons } from '@champa/contract';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { lo } from './lo.ts';
import { cn } from './cn.ts';
import { worded } from './worded.ts';
import { inLanguages, type Words } from './in-languages.ts';
import { cn as reactAdminCn } from './react-admin/cn.ts';
import { en as reactAdminEn } from './react-admin/en.ts';
import { lo as reactAdminLo } from './react-admin/lo.ts';

type InLanguages = Record<'en' | 'lo' | 'cn', Words>;

const { guesser: _, configurable: __, ...ra } = reactAdminEn.ra;
const ofResources = Object.values(
  import.meta.glob<Record<string, InLanguages>>(
    ['../resources/*/words.ts', '../account/words.ts', '../dashboard/words.ts'],
    { eager: true },
  ),
).flatMap((file) => Object.values(file));
const everywhere: InLanguages[] = [
  { en, lo, cn },
  { en: { ra } as Words, lo: reactAdminLo as unknown as Words, cn: reactAdminCn as unknown as Words },
  ...ofResources,
];

/** All texts of a language, by their keys. */
function textsOf(words: Words, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, word]) => {
    const id = path === '' ? key : `${path}.${key}`;
    return typeof word === 'string' ? [[id, word] as [string, string]] : textsOf(word, id);
  });
}

const sets = everywhere.map((words) => ({
  en: new Map(textsOf(words.en)),
  lo: new Map(textsOf(words.lo)),
  cn: new Map(textsOf(words.cn)),
}));

const argumentsOf = (text: string) => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).toSorted();

test('the words of every resource are found', () => {
  expect(sets.length).toBeGreaterThan(10);
});

test('a language that lacks a word is a type error', () => {
  // @ts-expect-error Chinese has no word for the second
  const words = inLanguages({ en: { one: 'One', two: 'Two' }, lo: { one: 'ໜຶ່ງ', two: 'ສອງ' }, cn: { one: '一' } });
  expect(Object.keys(words)).toEqual(['en', 'lo', 'cn']);
});

test('no word is left in English, and each language writes with its own letters', () => {
  for (const { en: reference, lo: inLao, cn: inChinese } of sets)
    for (const [key, text] of reference) {
      const sentence = text.replaceAll(/%\{\w+\}/g, '');
      if (!/[A-Za-z]{2}/.test(sentence)) continue;
      expect(inLao.get(key), key).toMatch(/[\u0e81-\u0edf]/);
      expect(inLao.get(key), key).not.toMatch(
        /[\u0e00-\u0e7f\u4e00-\u9fff]|\u0eab[\u0e99\u0ea1]|\u0ecd[\u0ec8-\u0ecb]?\u0eb2|\u0ec0\u0ec0/,
      );
      expect(inChinese.get(key), key).toMatch(/[\u4e00-\u9fff]/);
      expect(inChinese.get(key), key).not.toMatch(
        /[\u0e00-\u0eff]|[\u4e00-\u9fff][,;:!?()]|[,;:!?()][\u4e00-\u9fff]|你/,
      );
    }
});

test('a text takes the same arguments in every language', () => {
  for (const { en: reference, lo: inLao, cn: inChinese } of sets)
    for (const [key, text] of reference) {
      // A language without plural forms counts where English says "one".
      const wanted = new Set(argumentsOf(text));
      for (const [language, other] of [
        ['lo', inLao.get(key)],
        ['cn', inChinese.get(key)],
      ] as const) {
        const missing = [...wanted].filter((name) => !argumentsOf(other ?? '').includes(name));
        const strange = argumentsOf(other ?? '').filter((name) => !wanted.has(name));
        expect({ key, language, strange }).toEqual({ key, language, strange: [] });
        if (!text.includes('||||')) expect({ key, language, missing }).toEqual({ key, language, missing: [] });
      }
    }
});

test('what a reason names is filled in, a state in the reader’s words', () => {
  const params = { draw: '20261127-3', phase: 'voiding' };
  expect(worded('draw_phase', params, 'en')).toBe('Draw 20261127-3: being voided. This is not possible now.');
  expect(worded('draw_phase', params, 'cn')).toBe('期号 20261127-3：作废中，现在无法操作。');
  expect(worded('code_taken', { code: 'constructor' }, 'lo')).toContain('constructor');
});

test('every reason of a refusal has its words', () => {
  expect(Object.keys(en.reasons).toSorted()).toEqual([...refusalReasons].toSorted());
});
