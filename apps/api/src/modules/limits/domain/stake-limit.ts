import type { StakeRefusal } from '@champa/contract';
import type { Amount } from '@champa/money';

/**
 * What limits a member's stakes: their own limits on stakes and losses, which all of them share, or the highest single stake that
 * their bonus or the game allows. `most` is what it leaves now.
 */
export type StakeLimit = Pick<StakeRefusal, 'limit' | 'period'> & { most: Amount };

/** The limit that refused these stakes, which were placed together; of several, the one that leaves least. */
export function refusedBy(limits: readonly StakeLimit[], stakes: readonly Amount[]): StakeLimit | null {
  const sum = stakes.reduce((all, stake) => all + stake, 0n);
  const highest = stakes.reduce((most, stake) => (stake > most ? stake : most), 0n);
  const refusing = limits.filter(({ limit, most }) => (limit === 'bonus' || limit === 'game' ? highest : sum) > most);
  return refusing.toSorted((a, b) => (a.most < b.most ? -1 : 1))[0] ?? null;
}
