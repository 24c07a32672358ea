import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCodes } from '@champa/contract/errors';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { first as cnFirst } from './catalogues/cn/first.ts';
import { later as cnLater } from './catalogues/cn/later.ts';
import { first as enFirst } from './catalogues/en/first.ts';
import { later as enLater } from './catalogues/en/later.ts';
import { first as loFirst } from './catalogues/lo/first.ts';
import { later as loLater } from './catalogues/lo/later.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const en = { ...enFirst, ...enLater };
const lo = { ...loFirst, ...loLater };
const cn = { ...cnFirst, ...cnLater };
const catalogues = { en, lo, cn } as const;
const ids = Object.keys(en);

/** Texts that are the same in every language. */
const sameEverywhere = new Set(['age_mark']);

/** Characters that a language's texts never contain: they show a typing error or another language. */
const neverHas = {
  en: { 'letters of other scripts': /[\u0e00-\u0eff\u4e00-\u9fff]/ },
  lo: {
    'Thai or Chinese letters': /[\u0e00-\u0e7f\u4e00-\u9fff]/,
    'two signs for what one letter writes': /\u0eab[\u0e99\u0ea1]|\u0ecd[\u0ec8-\u0ecb]?\u0eb2|\u0ec0\u0ec0/,
  },
  cn: {
    'Thai or Lao letters': /[\u0e00-\u0eff]/,
    'half-width punctuation beside a character': /[\u4e00-\u9fff][,;:!?()]|[,;:!?()][\u4e00-\u9fff]/,
    'the familiar “you”, where all others are polite': /你/,
  },
} as const;

test('every language has every message, and none is empty', () => {
  for (const [language, messages] of Object.entries(catalogues)) {
    expect(Object.keys(messages).toSorted(), language).toEqual(ids.toSorted());
    expect(
      Object.entries(messages).filter(([, text]) => text.trim() === ''),
      language,
    ).toEqual([]);
  }
});

test('no message is in two files', () => {
  expect(ids).toHaveLength(Object.keys(enFirst).length + Object.keys(enLater).length);
});

test('no message is left in English', () => {
  for (const id of ids as (keyof typeof en)[]) {
    if (sameEverywhere.has(id)) continue;
    const words = withoutArguments(en[id]);
    if (!/[A-Za-z]{3}/.test(words)) continue;
    expect(lo[id], id).toMatch(/[\u0e81-\u0edf]/);
    expect(cn[id], id).toMatch(/[\u4e00-\u9fff]/);
  }
});

test('every text uses its language’s characters only', () => {
  for (const [language, messages] of Object.entries(catalogues)) {
    const faults = { ...neverHas[language as keyof typeof neverHas], 'spaces too many': /^\s|\s\s|\s$/ };
    for (const [fault, pattern] of Object.entries(faults)) {
      const found = Object.entries(messages).filter(([, text]) => pattern.test(text));
      expect(found, `${language}: ${fault}`).toEqual([]);
    }
  }
});

test('a message takes the same arguments in every language', () => {
  for (const id of ids as (keyof typeof en)[]) {
    // A language without plural forms need not ask for the count it is not shown.
    const wanted = argumentsOf(en[id]).filter((name) => name !== 'count');
    expect(
      argumentsOf(lo[id]).filter((name) => name !== 'count'),
      `${id} in lo`,
    ).toEqual(wanted);
    expect(
      argumentsOf(cn[id]).filter((name) => name !== 'count'),
      `${id} in cn`,
    ).toEqual(wanted);
  }
});

test('every message is used, and every refusal has one', async () => {
  const sources = await sourceText([
    'apps/web/src/**/*.{ts,tsx}',
    'packages/ui/src/**/*.{ts,tsx}',
    'packages/i18n/src/{labels,lottery-plays,movement-kinds}.ts',
    'apps/api/src/modules/agents/**/*.ts',
    'apps/api/src/modules/records/**/*.ts',
    'apps/api/src/modules/{credentials,recovery,registration,sign-in,verification}/**/*.ts',
    'apps/api/src/modules/{chat,inbox,tickets}/**/*.ts',
    'apps/api/src/modules/points/**/*.ts',
  ]);
  const used = new Set(Array.from(sources.matchAll(/['"]([a-z][\w.]*)['"]/gi), ([, literal]) => literal));
  const refusals = [...Object.keys(errorCodes).map((code) => `error.${code}`), 'error.NETWORK'];
  expect(ids.filter((id) => !used.has(id) && !refusals.includes(id))).toEqual([]);
  expect(refusals.filter((id) => !ids.includes(id))).toEqual([]);
});

async function sourceText(patterns: readonly string[]): Promise<string> {
  const files: string[] = [];
  for (const pattern of patterns) files.push(...(await Array.fromAsync(glob(pattern, { cwd: root }))));
  const sources = files.filter((file) => !/\.test\.tsx?$|\.gen\.ts$/.test(file));
  return (await Promise.all(sources.map((file) => readFile(path.join(root, file), 'utf8')))).join('\n');
}

function withoutArguments(message: string): string {
  return message.replace(/\{[^{}]*\}/g, '');
}

function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  collect(compileMessage(message), names);
  return [...names].toSorted();
}

// Compiled form: texts, and arrays whose first item names an argument; plural forms contain messages again.
function collect(compiled: unknown, names: Set<string>): void {
  if (!Array.isArray(compiled)) return;
  for (const token of compiled) {
    if (!Array.isArray(token)) continue;
    names.add(String(token[0]));
    for (const form of Object.values((token[2] as Record<string, unknown> | undefined) ?? {})) collect(form, names);
  }
}
