import { createContext, use } from 'react';

const ImageBasesContext = createContext<readonly string[]>(['']);

/** Gives every picture below the addresses to look for it, in one order for the whole visit. */
export const ImageBasesProvider = ImageBasesContext.Provider;

export function useImageBases(): readonly string[] {
  return use(ImageBasesContext);
}

/**
 * Where to look for pictures, in turn: the brand's image networks in random order, so that visitors spread over them, and
 * then the site itself.
 *
 * @param random answers a number from 0 to 1
 */
export function imageBases(networks: readonly string[], random: () => number): string[] {
  const shuffled = networks
    .map((network) => ({ network: network.replace(/\/+$/, ''), at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ network }) => network);
  return [...shuffled, ''];
}
