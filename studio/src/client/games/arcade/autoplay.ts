import type { Amount } from '@champa/money';

/** What ends the rounds that play by themselves. Amounts are in the currency; null: no limit. */
export type AutoplayRules = {
  rounds: number;
  /** Moves of a round before it is cashed out; 1 for rounds of one request. */
  steps: number;
  loss: Amount | null;
  gain: Amount | null;
  win: Amount | null;
};

export type AutoplayEnd = 'rounds' | 'loss' | 'gain' | 'win' | 'funds';

export type AutoplayTally = { played: number; net: Amount };

/** The tally after one more round. */
export function tallied({ played, net }: AutoplayTally, stake: Amount, win: Amount): AutoplayTally {
  return { played: played + 1, net: net + win - stake };
}

/** Why no further round is played; null: the next one may start. `lastWin` is null before the first round. */
export function autoplayEnd(
  rules: AutoplayRules,
  { played, net }: AutoplayTally,
  { lastWin, stake, balance }: { lastWin: Amount | null; stake: Amount; balance: Amount },
): AutoplayEnd | null {
  // A limit is never passed: the next stake counts too.
  if (rules.loss !== null && stake - net > rules.loss) return 'loss';
  if (rules.gain !== null && net >= rules.gain) return 'gain';
  if (rules.win !== null && lastWin !== null && lastWin >= rules.win) return 'win';
  if (played >= rules.rounds) return 'rounds';
  return balance < stake ? 'funds' : null;
}
