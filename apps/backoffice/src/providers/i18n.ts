import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { messages } from './messages.ts';

/** The console speaks English. Another language for staff is another catalogue here. */
export const i18nProvider = polyglotI18nProvider(() => ({ ...english, ...messages }), 'en', [
  { locale: 'en', name: 'English' },
]);
