import type { Deps } from '../module.ts';
import { createTickets } from '../modules/tickets/index.ts';
import { createMessengers } from '../modules/verification/index.ts';
import type { Base } from './base.ts';
import type { People } from './people.ts';

/** Where members and visitors turn to the house: feedback and complaints. */
export function composeService(deps: Deps, { base, people }: { base: Base; people: People }) {
  const { email } = createMessengers(deps.config);
  const tickets = createTickets(deps, {
    rules: base.setting((all) => all.tickets),
    tell: base.inbox.tell,
    brand: base.brand,
    timeZone: base.timeZone,
    record: base.recordByHand,
    spend: people.throttle.allowances.spend,
    email,
    usernames: (ids) => base.members.usernames(deps.pool, ids),
  });
  return { tickets };
}
