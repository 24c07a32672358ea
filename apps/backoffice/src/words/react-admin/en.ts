import english from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';

const { ra } = english;

/** React-admin's own words. All filters of a list are on its screen: behind the button that adds them are the saved ones. */
export const en: TranslationMessages = {
  ra: {
    ...ra,
    action: { ...ra.action, add_filter: 'Saved searches' },
    saved_queries: { ...ra.saved_queries, label: 'Saved searches', new_label: 'Save this search …' },
    configurable: { ...ra.configurable!, Datagrid: { title: 'Table', unlabeled: 'Buttons' } },
  },
};
