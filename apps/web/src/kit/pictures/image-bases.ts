import { createContext, use } from 'react';

const ImageBasesContext = createContext<readonly string[]>(['']);

/** Provides the hosts of pictures to all below, in one order for the whole visit. */
export const ImageBasesProvider = ImageBasesContext.Provider;

export function useImageBases(): readonly string[] {
  return use(ImageBasesContext);
}

/**
 * The hosts of pictures in the order of trying: the brand's image networks in random order, so that visitors are spread
 * over them, then the site itself. `random` returns a number from 0 to 1.
 */
export function imageBases(networks: readonly string[], random: () => number): string[] {
  const shuffled = networks
    .map((network) => ({ network: network.replace(/\/+$/, ''), at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ network }) => network);
  return [...shuffled, ''];
}
