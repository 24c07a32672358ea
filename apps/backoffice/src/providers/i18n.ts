import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { resources } from '../resources/index.ts';
import { messages } from './messages.ts';

const words = Object.fromEntries(
  resources.flatMap(({ name, words: own, lists = {} }) => [
    [name, own],
    ...Object.entries(lists).map(([list, { words: its }]) => [list, its] as const),
  ]),
);

/** The console speaks English. Another language for staff is another catalogue here. */
export const i18nProvider = polyglotI18nProvider(() => ({ ...english, ...messages, resources: words }), 'en', [
  { locale: 'en', name: 'English' },
]);
