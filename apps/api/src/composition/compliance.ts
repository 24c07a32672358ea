import type { Deps } from '../module.ts';
import { createCompliance } from '../modules/compliance/index.ts';
import { largePlays } from '../modules/vendors/index.ts';
import type { Base } from './base.ts';
import type { People } from './people.ts';

/** What those look at who answer for players' safety. */
export function composeCompliance(deps: Deps, { base, people }: { base: Base; people: People }) {
  const compliance = createCompliance(deps, {
    thresholds: base.setting(({ largeTransactions }) => largeTransactions),
    playThresholds: base.setting(({ largePlays: amounts }) => amounts),
    largePlays,
    timeZone: base.timeZone,
    record: base.recordByHand,
    limits: people.limits,
    actionsOf: people.staff.audit.actions,
    usernames: (ids) => base.members.usernames(deps.pool, ids),
  });
  base.facts.follow({ name: 'compliance', ...compliance.follow });
  return compliance;
}
