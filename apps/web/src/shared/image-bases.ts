import { createContext, use } from 'react';

const ImageBasesContext = createContext<readonly string[]>(['']);

/** Gives every picture below the addresses to look for it, in one order for the whole visit. */
export const ImageBasesProvider = ImageBasesContext.Provider;

export function useImageBases(): readonly string[] {
  return use(ImageBasesContext);
}
