import type { Deps } from '../module.ts';
import { createChat } from '../modules/chat/index.ts';
import { createTickets } from '../modules/tickets/index.ts';
import { createMessengers } from '../modules/verification/index.ts';
import type { Base } from './base.ts';
import type { People } from './people.ts';

/** Where members and visitors turn to the house: live chat, feedback and complaints. */
export function composeService(deps: Deps, { base, people }: { base: Base; people: People }) {
  const { email } = createMessengers(deps.config);
  const usernames = (ids: readonly string[]) => base.members.usernames(deps.pool, ids);
  const tickets = createTickets(deps, {
    rules: base.setting((all) => all.tickets),
    tell: base.inbox.tell,
    brand: base.brand,
    timeZone: base.timeZone,
    record: base.recordByHand,
    spend: people.throttle.allowances.spend,
    email,
    usernames,
  });
  const chat = createChat(deps, {
    rules: base.setting((all) => all.chat),
    outside: base.setting(({ liveChats }) => liveChats),
    brand: base.brand,
    record: base.recordByHand,
    spend: people.throttle.allowances.spend,
    email,
    usernames,
  });
  return { chat, tickets };
}
