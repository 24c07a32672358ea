import { first as cnFirst } from '../../packages/i18n/src/catalogues/cn/first.ts';
import { later as cnLater } from '../../packages/i18n/src/catalogues/cn/later.ts';
import { first as enFirst } from '../../packages/i18n/src/catalogues/en/first.ts';
import { later as enLater } from '../../packages/i18n/src/catalogues/en/later.ts';
import { first as loFirst } from '../../packages/i18n/src/catalogues/lo/first.ts';
import { later as loLater } from '../../packages/i18n/src/catalogues/lo/later.ts';

const english = { ...enFirst, ...enLater };

export type Word = keyof typeof english;
export type Words = Readonly<Record<Word, string>>;

/** All messages of the site, in each of its languages. */
export const spoken: Readonly<Record<'lo' | 'en' | 'cn', Words>> = {
  lo: { ...loFirst, ...loLater },
  en: english,
  cn: { ...cnFirst, ...cnLater },
};

/** A message with its values inserted. */
export function say(message: string, values: Readonly<Record<string, string>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** The button that counts the seconds until the next code can be requested, starting from these seconds. */
export function counting(words: Words, seconds: RegExp): RegExp {
  return new RegExp(`^${say(words.code_wait, { seconds: seconds.source })}$`);
}
