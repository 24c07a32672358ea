import {
  type AdminVendorDay,
  adminVendorDay,
  adminVendorDayCompare,
  adminVendorDays,
  type AdminVendorDifference,
  adminVendorDifferenceExplanation,
  adminVendorDifferences,
  type Language,
  type PlayedKind,
} from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { languageOf } from '../../platform/http/server.ts';
import { route } from '../../platform/http/route.ts';
import { presentPage } from '../../platform/paging.ts';
import type { Total } from './domain/compare.ts';
import type { Day, KeptDifference, ReconciliationAdmin } from './reconciliation.admin.ts';
import { stateOf } from './reconciliation.present.ts';

export type VendorsNamed = readonly { code: string; name: string }[];
export type GameName = (vassalage: string, gameCode: string, language: Language) => Promise<string>;

type Needs = {
  admin: ReconciliationAdmin;
  vendors: () => Promise<VendorsNamed>;
  /** Those that have a report. */
  reporting: () => Promise<{ code: string }[]>;
  gameName: GameName;
  defaultLanguage: () => Promise<Language>;
  usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** Days of seamless vendors. */
export function vendorDaysAdminRoutes(
  app: FastifyInstance,
  { admin, vendors, reporting, gameName, defaultLanguage, usernames }: Needs,
): void {
  const names = async () => new Map((await vendors()).map(({ code, name }) => [code, name]));

  route(app, adminVendorDays, async ({ query: { vendor: code, open, after, pageSize } }) => {
    const [named, reported] = await Promise.all([names(), reporting()]);
    const page = await admin.list({ code, isOpen: open === 'yes', after, pageSize });
    const unreported = [...named]
      .filter(([each]) => reported.every(({ code: has }) => has !== each))
      .map(([, name]) => name);
    return { ...presentPage(page, (day) => present(day, named)), unreported };
  });

  route(app, adminVendorDay, async ({ params: { id } }) => {
    const [day, totals, named] = await Promise.all([admin.open(id), admin.totals(id), names()]);
    return { ...present(day, named), fault: day.fault, totals: totals.map(presentTotal) };
  });

  route(app, adminVendorDifferences, async ({ params: { id }, query: { after: before = null, pageSize }, request }) => {
    const { code } = await admin.open(id);
    const page = await admin.differences(id, { before, pageSize });
    const shown = await presentAll(page.list, code, languageOf(request, await defaultLanguage()));
    return { list: shown, next: presentPage(page, () => null).next };
  });

  route(app, adminVendorDayCompare, async (call) =>
    present(await admin.compare(callerOf(call, call.body.reason), call.params.id), await names()),
  );

  route(app, adminVendorDifferenceExplanation, async (call) => {
    const { state, reason } = call.body;
    const one = await admin.explain(callerOf(call, reason), call.params.id, state);
    const { code } = await admin.open(String(one.dayId));
    return (await presentAll([one], code, languageOf(call.request, await defaultLanguage())))[0]!;
  });

  async function presentAll(
    list: readonly KeptDifference[],
    vendor: string,
    language: Language,
  ): Promise<AdminVendorDifference[]> {
    const members = await usernames(list.flatMap(({ memberId }) => (memberId === null ? [] : [String(memberId)])));
    const games = new Map<string, string>();
    for (const gameCode of new Set(list.map((one) => one.gameCode ?? '')))
      games.set(gameCode, await gameName(vendor, gameCode, language));
    return list.map((one) => presentDifference(one, members, games));
  }
}

function present(row: Day, names: ReadonlyMap<string, string>): AdminVendorDay {
  const { id, code: vendor, day, open, explained, comparedAt } = row;
  return {
    id: String(id),
    vendor,
    vendorName: names.get(vendor) ?? vendor,
    day,
    state: stateOf(row),
    open,
    explained,
    comparedAt: comparedAt?.toString() ?? null,
  };
}

function presentTotal({ kind, own, theirs, ...total }: Total) {
  return {
    id: `${kind} ${total.currency}`,
    kind: kind as PlayedKind,
    ...total,
    own: formatDecimal(own),
    theirs: formatDecimal(theirs),
  };
}

function presentDifference(
  one: KeptDifference,
  members: ReadonlyMap<string, string>,
  games: ReadonlyMap<string, string>,
): AdminVendorDifference {
  const { own, theirs, roundRef: round, reference } = one;
  const gameCode = one.gameCode ?? '';
  const memberId = one.memberId === null ? null : String(one.memberId);
  const { currency, state, note, decidedBy } = one;
  return {
    id: String(one.id),
    kind: one.kind as PlayedKind,
    gameCode,
    gameName: games.get(gameCode) ?? gameCode,
    round,
    transaction: round === null ? null : reference,
    currency,
    own: own === null ? null : formatDecimal(own),
    theirs: theirs === null ? null : formatDecimal(theirs),
    // The vendor may name somebody whom nobody here is.
    memberId: memberId !== null && members.has(memberId) ? memberId : null,
    username: memberId === null ? null : (members.get(memberId) ?? memberId),
    state,
    note,
    decidedBy,
    decidedAt: one.decidedAt?.toString() ?? null,
  };
}
