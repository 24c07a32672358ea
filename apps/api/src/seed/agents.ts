import { allSettings } from '../composition/settings.ts';
import { type ContractKind, contractKinds, type ContractPeriod, type ContractTerms } from '@champa/contract';
import type { Composed } from '../modules.ts';
import type { Deps } from '../module.ts';
import { createRegulars, regulars, REGULARS_OPENING } from './agents-history.ts';

/** The line below khamla, each the upline of the next; the last one's downlines are players. */
const line = ['khamla', 'soukphaphone', 'oudomxay', 'bounthavy'] as const;
const OPENINGS = ['2000000', '800000', '400000', '200000'];

/** The uplines of the demo's players: some at every level. */
const uplines: Record<string, string> = {
  bounmy88: 'bounthavy',
  keomany: 'bounthavy',
  phetsamone: 'bounthavy',
  daovone: 'oudomxay',
  vilaysak: 'oudomxay',
  noynoi1995: 'soukphaphone',
  chanthala: 'soukphaphone',
  sisavath: 'khamla',
};

/** How long the line has been at work: daily salaries and dividends of months. */
const DAYS = 92;
/** Before the first round of the demo's players: hourly and real-time salaries are the newest kinds. */
const HOURS_AGO = 147;
const settledFirst: readonly ContractKind[] = ['dividend', 'daily'];
const EVENING = 18;
/** When the job has settled the previous day. */
const SETTLED = { days: 1, minutes: 20 };

const periods: Record<ContractKind, ContractPeriod> = {
  dividend: 'daily',
  daily: 'daily',
  hourly: 'hour',
  realtime: 'slot',
};
/** Percent for each of the line, by kind: less from level to level. */
const shares: Record<ContractKind, readonly string[]> = {
  dividend: ['20', '15', '10', '5'],
  daily: ['0.5', '0.4', '0.3', '0.2'],
  hourly: ['0.2', '0.15', '0.1', '0.05'],
  realtime: ['0.1', '0.08', '0.06', '0.04'],
};

type SeedAccount = (
  composed: Composed,
  deps: Deps,
  account: { username: string; type: number; opening: string; affiliateCode: string },
) => Promise<void>;

/** The code with which a player of the demo registers; empty: none. */
export function codeOf(username: string): string {
  return uplines[username] ?? '';
}

/**
 * A tree of four levels with contracts of every kind and months of history: the regulars' play of each evening was
 * settled the next night, by the job's own code. The play of the demo's other players since then is settled by the job
 * of each minute. Done once.
 */
export async function seedDemoAgents(
  deps: Deps,
  compose: (deps: Deps) => Composed,
  seedAccount: SeedAccount,
): Promise<void> {
  const now = deps.clock.now();
  const latest = now.subtract({ hours: HOURS_AGO });
  let at = now.subtract({ hours: 24 * DAYS });
  const past = compose({ ...deps, clock: { now: () => at } });
  if (await past.members.byName(deps.pool, line[0])) return;
  const { timeZone } = await past.settings.get(allSettings.brand);
  const firstDay = at.toZonedDateTimeISO(timeZone).startOfDay();
  // Settlement begins here; contracts that are signed now are settled from their beginning on.
  await past.agents.settlements.run();
  for (const [level, username] of line.entries())
    await seedAccount(past, deps, {
      username,
      type: 1,
      opening: OPENINGS[level]!,
      affiliateCode: level === 0 ? '' : line[level - 1]!,
    });
  await Promise.all(regulars.map((one) => seedAccount(past, deps, { ...one, type: 0, opening: REGULARS_OPENING })));
  const found = await Promise.all(line.map((username) => past.members.byName(deps.pool, username)));
  const ids = found.map((member) => member!.id);
  await sign(past, ids, settledFirst);

  const playEvening = await createRegulars(deps, past);
  for (let day = firstDay.add({ days: 1 }); ; day = day.add({ days: 1 })) {
    const settled = day.add(SETTLED).toInstant();
    if (Temporal.Instant.compare(settled, latest) > 0) break;
    await playEvening({ begins: day.add({ hours: EVENING }), setClock: (time) => (at = time) });
    at = settled;
    await past.agents.settlements.run();
  }
  // They have read their messages meanwhile.
  await Promise.all(ids.map((id) => past.inbox.service.readAll(id)));
  at = latest;
  await sign(
    past,
    ids,
    contractKinds.filter((kind) => !settledFirst.includes(kind)),
  );
  // An offer that waits for an answer.
  await offer(past, ids, 1, 'daily', '0.45');
}

async function sign(past: Composed, ids: readonly string[], kinds: readonly ContractKind[]): Promise<void> {
  for (const kind of kinds)
    for (const level of line.keys()) {
      const id = await offer(past, ids, level, kind, shares[kind][level]!);
      await past.agents.contracts.process(ids[level]!, kind, id, 'sign');
    }
}

async function offer(past: Composed, ids: readonly string[], level: number, kind: ContractKind, share: string) {
  const wanted = { kind, period: periods[kind], terms: termsOf(kind, share), proceed: false, actor: 'seed' };
  const [uplineId, downlineId] = [level === 0 ? null : ids[level - 1]!, ids[level]!];
  return String((await past.agents.contracts.offer({ ...wanted, uplineId, downlineId })).id);
}

function termsOf(kind: ContractKind, share: string): ContractTerms {
  return {
    pay: 'rate',
    unit: '0',
    carriesDeficit: kind === 'dividend',
    feePercent: '0',
    tiers: [{ activeMembers: 0, validBet: '0', profit: '0', share }],
  };
}
