import type { FamilyId } from '../results/result.ts';

/** How prizes are computed (specification, section 3). */
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;

export type PrizeMode = (typeof prizeModes)[number];

/**
 * The scale on which prizes are computed: at 2000 a play would return all stakes. A member plays at a scale up to their own; the
 * unused part is returned as rebate on their stakes.
 */
export type Scale = { from: number; to: number; step: number };

export type ModeTerms = { families: readonly FamilyId[]; scale: Scale | null };

/** The full scale, at which stakes and prizes would be equal in the long run. */
export const WHOLE_SCALE = 2000;

const chinese = ['five_digits', 'three_digits', 'k3', 'eleven_five', 'pk10', 'mark_six', 'dragon_tiger'] as const;
const vietnam = ['vn_north', 'vn_central', 'vn_south'] as const;

/**
 * The default of each mode. LOTT is the trade's scale with its rebate; ZY is the house's own draws at a narrower one; ELOTT is
 * the quick games, and Vietnam at odds; SEA has only odds.
 */
export const modes: Readonly<Record<PrizeMode, ModeTerms>> = {
  LOTT: { families: [...chinese, ...vietnam], scale: { from: 1800, to: 1960, step: 2 } },
  ZY: { families: chinese, scale: { from: 1800, to: 1900, step: 10 } },
  ELOTT: { families: [...chinese, ...vietnam], scale: { from: 1800, to: 1950, step: 2 } },
  SEA: { families: ['thai', 'lao', 'hanoi'], scale: null },
};

/** The mode that a lobby launches: ELOTT if its lottery category has one of these cards, else LOTT (specification, section 7). */
export function launchMode(cards: readonly string[]): 'ELOTT' | 'LOTT' {
  return cards.includes('TCG_LOTTO_VN') || cards.includes('LOTT') ? 'ELOTT' : 'LOTT';
}

/** True for a scale that the member may play at: on the mode's steps and not above their own. */
export function isScaleOpen({ from, to, step }: Scale, scale: number, own: number): boolean {
  return Number.isInteger(scale) && scale >= from && scale <= Math.min(to, own) && (scale - from) % step === 0;
}
