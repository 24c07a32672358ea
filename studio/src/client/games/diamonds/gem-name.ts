const NAMES = ['gem0', 'gem1', 'gem2', 'gem3', 'gem4', 'gem5', 'gem6'] as const;

/** The word for a cut. */
export function gemName(cut: number): (typeof NAMES)[number] {
  return NAMES[cut] ?? NAMES[0];
}
