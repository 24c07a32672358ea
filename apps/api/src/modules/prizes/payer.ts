import type { WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Envelopes } from './envelopes.service.ts';
import type { Games } from './games.service.ts';
import type { NewTickets, Tickets } from './tickets.service.ts';

export type PayerNeeds = {
  games: Pick<Games, 'find'>;
  tickets: Pick<Tickets, 'add'>;
  envelopes: Pick<Envelopes, 'give'>;
};

/** Pays gifts of tickets, in the transaction of their claim; the same cause pays once. */
export type PayTickets = (tx: WriteHandle, gift: NewTickets) => Promise<'used_up' | undefined>;

/** Red envelopes are given one by one, as long as their budget covers them; of all other prize games there are tickets. */
export function createPayer({ games, tickets, envelopes }: PayerNeeds): PayTickets {
  return async (tx, gift) => {
    const { memberId, game, cause } = gift;
    if ((await games.find(game, tx))?.rules.kind !== 'envelope') {
      await tickets.add(tx, gift);
      return undefined;
    }
    for (let n = 1; n <= gift.tickets; n += 1) {
      const { status } = await envelopes.give(tx, { memberId, game, cause: `${cause}:${n}` });
      if (status === 'budget_used_up') return 'used_up';
      if (status === 'excluded') throw new ApiError('NOTHING_TO_CLAIM');
    }
    return undefined;
  };
}
