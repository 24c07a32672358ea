import { localStorageStore, type Store } from 'react-admin';

const kept = localStorageStore();
const THEME = 'theme';

/**
 * The console's storage in the browser. Signing out clears it except the theme, which belongs to the screen, not to the
 * employee.
 */
export const store: Store = {
  ...kept,
  reset() {
    const theme: unknown = kept.getItem(THEME);
    kept.reset();
    if (theme !== undefined) kept.setItem(THEME, theme);
  },
};
