import type { Pool, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { createGiving } from './envelopes.service.ts';
import * as games from './games.repo.ts';
import type { PrizesNeeds } from './needs.ts';
import { createEntering } from './raffles.service.ts';
import { createTickets, type NewTickets } from './tickets.service.ts';

export type PayerNeeds = { pool: Pool } & Pick<PrizesNeeds, 'clock' | 'reserve' | 'isExcluded' | 'mayTell' | 'tell'>;

/** Pays gifts of tickets, in the transaction of their claim; once for each cause. */
export type PayTickets = (tx: WriteHandle, gift: NewTickets) => Promise<'used_up' | undefined>;

/**
 * Red envelopes are given one by one, as long as their budget covers them; all other prize games have tickets. It does
 * not depend on gifts, so that gifts can depend on it.
 */
export function createTicketPayer(needs: PayerNeeds): PayTickets {
  const tickets = createTickets({ ...needs, enterRaffle: createEntering(needs.clock) });
  const giveEnvelope = createGiving(needs);
  return async (tx, gift) => {
    const { memberId, game, cause } = gift;
    if ((await games.selectGame(tx, game))?.rules.kind !== 'envelope') {
      await tickets.add(tx, gift);
      return undefined;
    }
    for (let n = 1; n <= gift.tickets; n += 1) {
      const { status } = await giveEnvelope(tx, { memberId, game, cause: `${cause}:${n}` });
      if (status === 'budget_used_up') return 'used_up';
      if (status === 'excluded') throw new ApiError('NOTHING_TO_CLAIM');
    }
    return undefined;
  };
}
