import type { FamilyId } from '../results/result.ts';

/** How prizes are reckoned (specification, section 3). */
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;

export type PrizeMode = (typeof prizeModes)[number];

/**
 * The scale prizes are reckoned on: at 2000 a play would return all that is staked. A member plays at a scale up to his own; what
 * he leaves comes back as rebate on his stakes.
 */
export type Scale = { from: number; to: number; step: number };

export type ModeTerms = { families: readonly FamilyId[]; scale: Scale | null };

/** The whole of the scale, where stakes and prizes would be equal in the long run. */
export const WHOLE_SCALE = 2000;

const chinese = ['five_digits', 'three_digits', 'k3', 'eleven_five', 'pk10', 'mark_six', 'dragon_tiger'] as const;
const vietnam = ['vn_north', 'vn_central', 'vn_south'] as const;

/**
 * What each mode offers, until a brand says otherwise. LOTT is the trade's scale with its rebate; ZY the house's own draws at a
 * narrower one; ELOTT the quick games, and Vietnam at odds; SEA is at odds altogether.
 */
export const modes: Readonly<Record<PrizeMode, ModeTerms>> = {
  LOTT: { families: [...chinese, ...vietnam], scale: { from: 1800, to: 1960, step: 2 } },
  ZY: { families: chinese, scale: { from: 1800, to: 1900, step: 10 } },
  ELOTT: { families: [...chinese, ...vietnam], scale: { from: 1800, to: 1950, step: 2 } },
  SEA: { families: ['thai', 'lao', 'hanoi'], scale: null },
};

/** The mode a lobby launches: ELOTT when its lottery category has one of these cards, else LOTT (specification, section 7). */
export function launchMode(cards: readonly string[]): 'ELOTT' | 'LOTT' {
  return cards.includes('TCG_LOTTO_VN') || cards.includes('LOTT') ? 'ELOTT' : 'LOTT';
}

/** True for a scale a member may play at: on the mode's steps and not above his own. */
export function isScaleOpen({ from, to, step }: Scale, scale: number, own: number): boolean {
  return Number.isInteger(scale) && scale >= from && scale <= Math.min(to, own) && (scale - from) % step === 0;
}
