import type { ReactNode } from 'react';
import { FavouritesContext, useFavouriteIds } from './favourites.ts';

/** Tells every heart below which games are the member's favourites. */
export function FavouritesProvider({ children }: { children: ReactNode }) {
  return <FavouritesContext value={useFavouriteIds()}>{children}</FavouritesContext>;
}
