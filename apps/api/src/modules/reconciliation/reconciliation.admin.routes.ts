import {
  type AdminDifference,
  adminDifferenceExplanation,
  adminDifferences,
  type AdminReconciliation,
  adminReconciliation,
  adminReconciliationCompare,
  adminReconciliations,
  type MovedKind,
} from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import type { Total } from './domain/compare.ts';
import type { Day, KeptDifference, ReconciliationAdmin } from './reconciliation.admin.ts';
import { stateOf } from './reconciliation.present.ts';

type Needs = {
  admin: ReconciliationAdmin;
  /** Of the providers, by their codes. */
  providerNames: () => Promise<ReadonlyMap<string, string>>;
  usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

export function reconciliationAdminRoutes(app: FastifyInstance, { admin, providerNames, usernames }: Needs): void {
  route(app, adminReconciliations, async ({ query: { provider: code, open, after, pageSize } }) => {
    const names = await providerNames();
    const page = await admin.list({ code, isOpen: open === 'yes', after, pageSize });
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
  const { id, code: provider, day, open, explained, comparedAt } = row;
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

function presentTotal({ kind, own, theirs, ...total }: Total) {
  const id = `${kind} ${total.currency}`;
  return { id, kind: kind as MovedKind, ...total, own: formatDecimal(own), theirs: formatDecimal(theirs) };
}

function presentDifference(one: KeptDifference, names: ReadonlyMap<string, string>): AdminDifference {
  const { own, theirs, caseId, memberId, decidedAt, reference, currency, state, note, decidedBy } = one;
  return {
    id: String(one.id),
    kind: one.kind as MovedKind,
    reference,
    currency,
    state,
    note,
    decidedBy,
    own: own === null ? null : formatDecimal(own),
    theirs: theirs === null ? null : formatDecimal(theirs),
    caseId: caseId === null ? null : String(caseId),
    memberId: memberId === null ? null : String(memberId),
    username: memberId === null ? null : (names.get(String(memberId)) ?? null),
    decidedAt: decidedAt?.toString() ?? null,
  };
}
