import { localStorageStore, type Store } from 'react-admin';

const kept = localStorageStore();
const THEME = 'theme';

/** What the console keeps in the browser. Signing out forgets all of it but the theme: it is the screen's, not the employee's. */
export const store: Store = {
  ...kept,
  reset() {
    const theme: unknown = kept.getItem(THEME);
    kept.reset();
    if (theme !== undefined) kept.setItem(THEME, theme);
  },
};
