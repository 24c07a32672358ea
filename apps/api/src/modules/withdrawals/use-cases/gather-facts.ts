import type { Amount } from '@champa/money';
import type { Clock } from '../../../platform/clock.ts';
import type { ReadHandle, WriteHandle } from '../../../platform/database.ts';
import type { SignInFacts } from '../../credentials/index.ts';
import type { Member } from '../../member/index.ts';
import type { WithdrawalPayee } from '../../payees/index.ts';
import type { RiskSettings } from '../withdrawals.settings.ts';
import type { RiskFacts } from '../domain/risk.ts';
import { selectHistory } from '../withdrawals.repo.ts';
import type { WithdrawalWish } from './request-withdrawal.ts';

const HOURS_OF_A_WEEK = 7 * 24;

export type GatherFacts = (
  tx: WriteHandle,
  wish: WithdrawalWish,
  payee: WithdrawalPayee,
  risk: RiskSettings,
) => Promise<RiskFacts>;

export type FactsNeeds = {
  clock: Clock;
  members: { byId: (db: ReadHandle, id: string) => Promise<Member | null> };
  signInFacts: (
    db: ReadHandle,
    wish: { memberId: string; sessionId: string; newSince: Temporal.Instant; sharedSince: Temporal.Instant },
  ) => Promise<SignInFacts>;
  creditedSince: (db: ReadHandle, memberId: string, since: Temporal.Instant) => Promise<Amount>;
  playedSince: (db: ReadHandle, memberId: string, since: Temporal.Instant) => Promise<{ stake: Amount }>;
};

/** What is known of a member who requests a withdrawal, for the risk score. */
export function createGatherFacts({
  clock,
  members,
  signInFacts,
  creditedSince,
  playedSince,
}: FactsNeeds): GatherFacts {
  return async (tx, { memberId, sessionId, amount }, payee, { newForHours, sharedDeviceDays }) => {
    const now = clock.now();
    const weekAgo = now.subtract({ hours: HOURS_OF_A_WEEK });
    const sharedSince = now.subtract({ hours: 24 * sharedDeviceDays });
    const newSince = now.subtract({ hours: newForHours });
    const member = (await members.byId(tx, memberId))!;
    const signIn = await signInFacts(tx, { memberId, sessionId, newSince, sharedSince });
    const history = await selectHistory(tx, memberId, weekAgo);
    return {
      amount,
      highestBefore: history.highest,
      withdrawalsThisWeek: history.thisWeek + 1,
      payeeAddedAt: payee.addedAt,
      payeeSharedWith: payee.sharedWith,
      registeredAt: member.registeredAt,
      isNewDevice: signIn.isNewDevice,
      isNewCountry: signIn.isNewCountry,
      deviceSharedWith: signIn.sharedWith,
      isPasswordNew: signIn.isPasswordNew,
      isPaymentPasswordNew: signIn.isPaymentPasswordNew,
      deposited: await creditedSince(tx, memberId, weekAgo),
      staked: (await playedSince(tx, memberId, weekAgo)).stake,
    };
  };
}
