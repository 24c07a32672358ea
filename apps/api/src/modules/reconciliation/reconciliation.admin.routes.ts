import {
  type AdminDifference,
  adminDifferenceExplanation,
  adminDifferences,
  type AdminReconciliation,
  adminReconciliation,
  adminReconciliationCompare,
  adminReconciliations,
} from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import type { Total } from './domain/compare.ts';
import type { Day, KeptDifference, ReconciliationAdmin } from './reconciliation.admin.ts';

type Needs = {
  admin: ReconciliationAdmin;
  /** Of the providers, by their codes. */
  providerNames: () => Promise<ReadonlyMap<string, string>>;
  usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

export function reconciliationAdminRoutes(app: FastifyInstance, { admin, providerNames, usernames }: Needs): void {
  route(app, adminReconciliations, async ({ query: { provider, open, after, pageSize } }) => {
    const names = await providerNames();
    const page = await admin.list({ provider, isOpen: open === 'yes', after, pageSize });
    return presentPage(page, (day) => present(day, names));
  });

  route(app, adminReconciliation, async ({ params: { id } }) => {
    const [day, totals, names] = await Promise.all([admin.open(id), admin.totals(id), providerNames()]);
    return { ...present(day, names), fault: day.fault, totals: totals.map(presentTotal) };
  });

  route(app, adminDifferences, async ({ params: { id }, query: { after: before = null, pageSize } }) => {
    const page = await admin.differences(id, { before, pageSize });
    const names = await usernames(page.list.flatMap(({ memberId }) => (memberId === null ? [] : [String(memberId)])));
    return presentPage(page, (one) => presentDifference(one, names));
  });

  route(app, adminReconciliationCompare, async (call) =>
    present(await admin.compare(callerOf(call, call.body.reason), call.params.id), await providerNames()),
  );

  route(app, adminDifferenceExplanation, async (call) => {
    const { state, reason } = call.body;
    const one = await admin.explain(callerOf(call, reason), call.params.id, state);
    return presentDifference(one, await usernames(one.memberId === null ? [] : [String(one.memberId)]));
  });
}

function present(row: Day, names: ReadonlyMap<string, string>): AdminReconciliation {
  const { id, provider, day, open, explained, comparedAt } = row;
  return {
    id: String(id),
    provider,
    providerName: names.get(provider) ?? provider,
    day,
    state: stateOf(row),
    open,
    explained,
    comparedAt: comparedAt?.toString() ?? null,
  };
}

function stateOf({ state, open }: Day): AdminReconciliation['state'] {
  if (state !== 'compared') return state;
  return open > 0 ? 'differs' : 'matches';
}

function presentTotal({ own, theirs, ...total }: Total) {
  const { kind, currency } = total;
  return { id: `${kind} ${currency}`, ...total, own: formatDecimal(own), theirs: formatDecimal(theirs) };
}

function presentDifference(one: KeptDifference, names: ReadonlyMap<string, string>): AdminDifference {
  const { id, own, theirs, caseId, memberId, decidedAt, ...rest } = one;
  return {
    ...rest,
    id: String(id),
    own: own === null ? null : formatDecimal(own),
    theirs: theirs === null ? null : formatDecimal(theirs),
    caseId: caseId === null ? null : String(caseId),
    memberId: memberId === null ? null : String(memberId),
    username: memberId === null ? null : (names.get(String(memberId)) ?? null),
    decidedAt: decidedAt?.toString() ?? null,
  };
}
