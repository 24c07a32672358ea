import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import type { MessageId } from './catalogue.ts';
import { languageCatalogue } from './language-catalogue.ts';
import { builtInMessages, textFault, wholeLanguages, writtenMessages } from './server.ts';
import { missingFrom } from './whole-catalogue.ts';

const { en, lo, cn } = builtInMessages;
const ids = Object.keys(en) as MessageId[];
const languages = Object.keys(writtenMessages) as (keyof typeof writtenMessages)[];

/** The letters in which a language is written; Latin beside them for names such as VIP. */
const letters = {
  th: '\\p{Script_Extensions=Thai}',
  ar: '\\p{Script_Extensions=Arabic}',
  de: '\\p{Script=Latin}',
  hi: '\\p{Script_Extensions=Devanagari}',
  ja: '\\p{Script_Extensions=Hiragana}\\p{Script_Extensions=Katakana}\\p{Script=Han}',
} as const satisfies Record<keyof typeof writtenMessages, string>;

/** Names and figures: the same in every language. */
const sameEverywhere = /^(?:age_mark|vip_level|reward_vip|down_android|message\.notice|points_count|lottery_unit_)/;

/** Longer labels than these may break the layout: buttons, tabs, columns. */
const LABEL = 24;
const ROOM = 14;

describe.each(languages)('%s', (language) => {
  const messages = writtenMessages[language] as Readonly<Record<string, string>>;
  const script = new RegExp(`[${letters[language]}]`, 'u');
  const faultsOf = (faultOf: (id: MessageId, text: string) => string | null) =>
    ids.flatMap((id) => {
      const fault = messages[id] === undefined ? null : faultOf(id, messages[id]);
      return fault === null ? [] : [`${id}: ${fault}: ${messages[id]}`];
    });

  test('has every message; without one of them the language is not offered', () => {
    const file = `packages/i18n/src/catalogues/${language}/messages.json`;
    const missing = missingFrom(messages).map((id) => `${id}: ${en[id]}`);
    expect(missing, `write these ${missing.length} messages in ${file}`).toEqual([]);
    expect(wholeLanguages).toContain(language);
  });

  test('has no message that the site has no longer', () => {
    expect(Object.keys(messages).filter((id) => !(id in en))).toEqual([]);
  });

  test('takes the arguments of the English text, in the plural forms of the language', () => {
    expect(faultsOf((id, text) => textFault(text, id, language) ?? missingArgument(id, text))).toEqual([]);
    const categories = new Intl.PluralRules(languageCatalogue[language].tag).resolvedOptions().pluralCategories;
    expect(faultsOf((_, text) => missingForm(text, categories))).toEqual([]);
  });

  test('is written in its own script, and not left in English', () => {
    expect(
      faultsOf((id, text) => {
        if (sameEverywhere.test(id) || !/\p{L}{3}/u.test(withoutArguments(en[id]))) return null;
        if (!script.test(withoutArguments(text))) return 'not in its script';
        return text === en[id] && wordsOf(text) > 2 ? 'left in English' : null;
      }),
    ).toEqual([]);
  });

  test('has no letters of another script, and no spaces too many', () => {
    const foreign = new RegExp(`(?![${letters[language]}\\p{Script=Latin}])\\p{L}`, 'u');
    expect(faultsOf((_, text) => (foreign.test(text) ? 'letters of another script' : null))).toEqual([]);
    expect(faultsOf((_, text) => (/^\s|\s\s|\s$/.test(text) ? 'spaces' : null))).toEqual([]);
  });

  test('has labels that fit where English, Lao and Chinese fit', () => {
    const room = (id: MessageId) => Math.max(ROOM, 2.2 * Math.max(...[en, lo, cn].map((each) => widthOf(each[id]))));
    expect(
      faultsOf((id, text) => {
        const isLabel = en[id].length <= LABEL && !en[id].includes('{');
        return isLabel && !/[|]/.test(text) && widthOf(text) > room(id) ? `wider than ${room(id)}` : null;
      }),
    ).toEqual([]);
  });
});

/** Marks above and below a letter take no room; a Chinese or Japanese character takes that of two letters. */
function widthOf(text: string): number {
  return (
    text.replaceAll(/\p{M}/gu, '').length +
    text.replaceAll(/[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60ー]/gu, '').length
  );
}

function wordsOf(text: string): number {
  return withoutArguments(text).match(/\p{L}+/gu)?.length ?? 0;
}

function withoutArguments(message: string): string {
  return message.replaceAll(/\{\w+\}|\{\w+, \w+,/g, '');
}

type Token = [name: string, kind?: string, forms?: Record<string, unknown>];

function tokensOf(message: string): Token[] {
  const collect = (compiled: unknown): Token[] =>
    Array.isArray(compiled)
      ? compiled
          .filter(Array.isArray)
          .flatMap((token) => [token as Token, ...Object.values(formsOf(token)).flatMap(collect)])
      : [];
  return collect(compileMessage(message));
}

function formsOf(token: unknown[]): Record<string, unknown> {
  return typeof token[2] === 'object' ? (token[2] as Record<string, unknown>) : {};
}

/** Where a form says the count in words, the text need not show it. */
function missingArgument(id: MessageId, text: string): string | null {
  const [wanted, given] = [en[id], text].map((each) => new Set(tokensOf(each).map(([name]) => name)));
  const missing = [...wanted!].filter((name) => !given!.has(name) && name !== 'count');
  return missing.length > 0 ? `lacks ${missing.join()}` : null;
}

function missingForm(text: string, categories: readonly string[]): string | null {
  const plurals = tokensOf(text).filter(([, kind]) => kind === 'plural');
  const missing = plurals.flatMap((token) => categories.filter((form) => !(form in formsOf(token))));
  return missing.length > 0 ? `lacks the forms ${[...new Set(missing)].join()}` : null;
}
