import type { CountedFact, Play } from './fact.ts';
import { type Goal, isMoney } from './mission.ts';

/**
 * What a fact adds to a goal; null: nothing. A goal that counts days gets one, once a day. Money counts in the brand's
 * currency.
 */
export function countedOf(goal: Goal, fact: CountedFact, currency: string): bigint | null {
  switch (fact.kind) {
    case 'signed_in':
      return goal.kind === 'sign_in_days' ? 1n : null;
    case 'deposit_credited':
      return ofDeposit(goal, fact.data, currency);
    case 'deposit_refunded': {
      const counted = ofDeposit(goal, fact.data, currency);
      return counted === null ? null : -counted;
    }
    case 'played': {
      if (isMoney(goal.kind) && fact.data.currency !== currency) return null;
      const counted = fact.data.plays.filter((play) => isOf(goal, play)).map((play) => ofPlay(goal, play));
      const sum = counted.reduce((all, each) => all + each, 0n);
      return sum === 0n ? null : sum;
    }
  }
}

function ofDeposit(goal: Goal, deposit: { amount: bigint; currency: string }, currency: string): bigint | null {
  if (deposit.currency !== currency || deposit.amount < goal.least) return null;
  return goal.kind === 'deposits' ? 1n : goal.kind === 'deposit_amount' ? deposit.amount : null;
}

function ofPlay({ kind }: Goal, { rounds, stake, win, validBet, openStake = 0n }: Play): bigint {
  if (kind === 'valid_bet') return validBet;
  if (kind === 'net_win') return win - (stake - openStake); // undecided stakes are neither won nor lost
  return kind === 'rounds' ? BigInt(rounds) : 0n;
}

function isOf({ areas, vendors, games }: Goal, { area, vassalage, gameCode }: Play): boolean {
  if (areas.length > 0 && !areas.includes(area)) return false;
  if (vendors.length > 0 && !vendors.includes(vassalage)) return false;
  return games.length === 0 || games.includes(`${vassalage}/${gameCode}`);
}
