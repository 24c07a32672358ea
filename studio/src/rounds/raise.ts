import type { Title } from '../catalogue/titles.ts';
import { transaction } from '../platform/database.ts';
import { StudioError } from '../platform/errors.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import type { Studio } from '../studio.ts';
import { storeAct } from './act.ts';
import { refusalError } from './conclude.ts';
import { deliverNow, oweRaiseBack } from './deliver.ts';
import { addRaised, markRaise, markRaisesReturning, type Raise } from './raises.repo.ts';
import { findRound } from './rounds.repo.ts';
import { lockOpen } from './stepped.repo.ts';

/**
 * Takes the stake that an act adds, then makes the act. A refusal leaves the round as it was; without a clear answer the raise is
 * rolled back, and the round stays as it was too.
 */
export async function takeRaise(studio: Studio, session: Session, title: Title, raise: Raise): Promise<void> {
  const { id, roundId, amount } = raise;
  const movement = { kind: 'bet', roundId, transactionUuid: id, betUuid: id, amount, rewardUuid: null } as const;
  const answer = await studio.purse.move(session, movement);
  if (answer.kind === 'refused') {
    await markRaise(studio.pool, id, 'refused');
    throw refusalError(answer.status, answer.balance);
  }
  if (answer.kind === 'unknown') {
    studio.log.warn({ roundId, status: answer.status }, 'a raise without a clear answer is rolled back');
    await giveRaisesBack(studio, [id]);
    throw new StudioError('WALLET_UNAVAILABLE', 'the wallet gave no clear answer: the raise is returned');
  }
  const made = await transaction(studio.pool, async (client) => {
    const isOpen = await lockOpen(client, session.seatId, roundId);
    const round = await findRound(client, session.seatId, roundId);
    if (!isOpen || !round || !(await markRaise(client, id, 'taken'))) return null;
    await addRaised(client, raise, answer.balance);
    return { win: await storeAct(studio, client, title, round, [...round.acts, raise.act]) };
  });
  if (!made) {
    await giveRaisesBack(studio, [id]);
    throw new StudioError('ROUND_MOVED_ON', 'the round has ended: the raise is returned');
  }
  if (made.win) await deliverNow(studio, made.win);
}

/** Gives up raises that may have been taken, and owes a rollback for each. */
export async function giveRaisesBack(studio: Studio, ids: readonly string[]): Promise<void> {
  await transaction(studio.pool, async (client) => {
    for (const raise of await markRaisesReturning(client, ids)) await oweRaiseBack(studio, client, raise);
  });
}
