import type { ReactNode } from 'react';
import { FavouritesContext, useFavouriteIds } from './favourites.ts';

/** Provides the member's favourites to every heart button below. */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  return <FavouritesContext value={useFavouriteIds()}>{children}</FavouritesContext>;
}
