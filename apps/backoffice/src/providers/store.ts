import { localStorageStore, type Store } from 'react-admin';

const stored = localStorageStore();
const ofTheScreen = ['theme', 'locale'] as const;

/**
 * The console's storage in the browser. Signing out clears it except theme and language, which belong to the screen, not to
 * the employee.
 */
export const store: Store = {
  ...stored,
  reset() {
    const kept = ofTheScreen.map((key) => [key, stored.getItem<unknown>(key)] as const);
    stored.reset();
    for (const [key, value] of kept) if (value !== undefined) stored.setItem(key, value);
  },
};
