import { type ContractKind, contractKinds, type ContractPeriod, type ContractTerms } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import { examples } from '@champa/testkit';
import { expect, test } from 'vitest';
import { type Known, type KnownContract, settleSlowly } from './testing/slow-model.ts';
import { createWorld, type Round, type World } from './testing/world.ts';

/**
 * `AGENTS_SIMULATION=members,bursts,ticks`, `AGENTS_SEED=n`: a larger one (docs/BENCHMARKS.md has one), or another
 * history.
 */
const [MEMBERS = examples(40, 150), BURSTS = examples(30, 60), TICKS = examples(16, 45)] = (
  process.env['AGENTS_SIMULATION'] ?? ''
)
  .split(',')
  .filter((text) => text !== '')
  .map(Number);
const SEED = Number(process.env['AGENTS_SEED'] ?? 20_260_301);

const ZONE = 'Europe/Berlin'; // it changes to summer time within the simulation
const START = Temporal.Instant.from('2026-02-28T23:00:00Z');
const DAYS = 92;
const DAY_SECONDS = 86_400;
/** Of a hundred pairs, how many sign at the beginning: fewer of many members, for each takes a dozen statements. */
const SIGNING = Math.min(90, Math.round(9000 / MEMBERS));
/** A new member's upline is among this many of the latest: some twenty levels, however many members there are. */
const UPLINES = Math.max(5, Math.round(MEMBERS / 10));

type Random = {
  below: (n: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (percent: number) => boolean;
};

function randomOf(seed: number): Random {
  let state = BigInt(seed);
  const below = (n: number): number => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & ((1n << 64n) - 1n);
    return Number((state >> 33n) % BigInt(n));
  };
  return { below, pick: (list) => list[below(list.length)]!, chance: (percent) => below(100) < percent };
}

type Happening = { at: Temporal.Instant; happen: () => Promise<void> };

test(
  `a quarter year of play, voids, late ends, moves, contracts, crashes and two workers end as the slow model says (seed ${SEED})`,
  { timeout: 1_800_000 },
  async () => {
    const world = await createWorld(START.toString(), ZONE);
    try {
      await simulate(world, randomOf(SEED));
    } finally {
      await world.close();
    }
  },
);

async function simulate(world: World, random: Random): Promise<void> {
  const known: Known & { given: Map<string, bigint> } = {
    timeZone: ZONE,
    rounds: [],
    costs: [],
    lines: new Map(),
    given: new Map(),
    activeFrom: { dividend: 1_000_000_000n, daily: 1_000_000_000n, hourly: 1n, realtime: 1n },
  };
  const members: string[] = [];
  await world.run();
  for (let n = 0; n < MEMBERS; n += 1) {
    // Deep on purpose: all are below one of the latest.
    const upline = n < 3 ? null : members[Math.max(0, n - 1 - random.below(UPLINES))]!;
    const id = await world.addMember(upline);
    members.push(id);
    known.lines.set(id, [{ since: null, upline }]);
  }
  for (const member of members) await signSome(world, random, member, SIGNING);

  const after = (seconds: number) => START.add({ seconds: Math.round(seconds) });
  const anywhen = () => after(DAY_SECONDS + random.below((DAYS - 6) * DAY_SECONDS));
  const plan: Happening[] = [];
  const later = (at: Temporal.Instant, happen: () => Promise<void>) => void plan.push({ at, happen });
  for (let n = 0; n < BURSTS; n += 1) burst(anywhen());
  for (let n = 0; n < 12; n += 1) later(anywhen(), () => moveOne(world, known, random, members));
  for (let n = 0; n < 40; n += 1) later(anywhen(), () => changeContract(world, random, members));
  for (let n = 0; n < 30; n += 1) later(anywhen(), () => rebate(random.pick(members)));
  for (let n = 0; n < 25; n += 1) later(anywhen(), () => fund(random.pick(members), BigInt(random.below(90_000))));
  for (let n = 0; n < TICKS; n += 1) later(anywhen(), () => tick(world, random));

  for (;;) {
    plan.sort((a, b) => Temporal.Instant.compare(a.at, b.at));
    const next = plan.shift();
    if (!next) break;
    if (Temporal.Instant.compare(next.at, world.now()) > 0) world.setClock(next.at);
    await next.happen();
  }
  world.setClock(after(DAYS * DAY_SECONDS + 86_000));
  await world.run();
  for (const member of members) await fund(member, 1_000_000n);
  world.setClock(world.now().add({ hours: 24 * 40 }));
  await world.run();
  await world.run();
  await compare(world, known, members);

  function burst(at: Temporal.Instant): void {
    for (let n = random.below(12); n >= 0; n -= 1) {
      const began = at.add({ seconds: random.below(900) });
      later(began, () => play(random.pick(members), began));
    }
  }

  async function play(member: string, began: Temporal.Instant): Promise<void> {
    const stake = formatDecimal(BigInt(1 + random.below(2_000_000_000)));
    const win = formatDecimal(BigInt(random.chance(45) ? random.below(4_000_000_000) : 0));
    const isOpen = random.chance(35);
    const round = await world.play(member, began, stake, isOpen ? null : win);
    const entry = { member, at: began, validBet: isOpen ? 0n : round.stake, win: isOpen ? 0n : amountOf(win) };
    known.rounds.push(entry);
    const wait = random.chance(50) ? random.below(1200) : random.below(20 * DAY_SECONDS);
    if (isOpen) later(began.add({ seconds: 1 + wait }), () => end(round, entry, win));
    else if (random.chance(12)) later(began.add({ seconds: 1 + wait }), () => cancel(round, entry));
  }

  async function end(round: Round, entry: Known['rounds'][number], win: string): Promise<void> {
    if (random.chance(20)) return cancel(round, entry);
    await world.finish(round, win);
    Object.assign(entry, { validBet: round.stake, win: amountOf(win) });
  }

  async function cancel(round: Round, entry: Known['rounds'][number]): Promise<void> {
    // A win that was paid stays: only a bet without a win can be rolled back, as in the vendors' protocols.
    if (entry.win > 0n) return;
    await world.cancel(round);
    entry.validBet = 0n;
  }

  async function rebate(member: string): Promise<void> {
    const amount = BigInt(1 + random.below(50_000_000));
    await world.give(member, formatDecimal(amount), 'rebate');
    known.costs.push({ member, at: world.now(), amount });
    known.given.set(member, (known.given.get(member) ?? 0n) + amount);
  }

  async function fund(member: string, units: bigint): Promise<void> {
    const amount = (units + 1n) * 100_000n;
    await world.give(member, formatDecimal(amount), 'deposit');
    known.given.set(member, (known.given.get(member) ?? 0n) + amount);
  }
}

/** The job of each minute, sometimes of two servers at once, sometimes with connections that break under it. */
async function tick(world: World, random: Random): Promise<void> {
  if (random.chance(60)) return world.run();
  const isCrashing = random.chance(50);
  const ended = Promise.allSettled([world.run(), world.run()]);
  if (isCrashing) {
    await new Promise((resolve) => setTimeout(resolve, random.below(60)));
    await world.owner(
      `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'champa'`,
    );
  }
  const outcomes = await ended;
  // The pool finds out which of its connections are gone.
  if (isCrashing) await Promise.allSettled(Array.from({ length: 10 }, () => world.pool.query('SELECT 1')));
  if (!isCrashing) for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'fulfilled' });
}

const dividendPeriods: ContractPeriod[] = ['daily', 'weekly', 'semimonthly', 'monthly'];
const ownPeriod = { daily: 'daily', hourly: 'hour', realtime: 'slot' } as const;

async function signSome(world: World, random: Random, member: string, percent: number): Promise<void> {
  const upline = await world.members.uplineOf(world.pool, member);
  for (const kind of contractKinds) {
    if (!random.chance(percent)) continue;
    const [above] =
      upline === null
        ? []
        : await world.owner<{ period: ContractPeriod; terms: ContractTerms }>(
            `SELECT period, terms FROM agents.contract
             WHERE kind = $1 AND downline_id = $2 AND state IN ('signed', 'termination_requested')`,
            [kind, upline],
          );
    const period = above?.period ?? (kind === 'dividend' ? random.pick(dividendPeriods) : ownPeriod[kind]);
    const terms = above ? lower(above.terms, random) : fresh(kind, random);
    if (terms) await world.sign(upline, member, kind, terms, period);
  }
}

function fresh(kind: ContractKind, random: Random): ContractTerms {
  const isUnit = random.chance(30);
  const isDividend = kind === 'dividend';
  const share = isUnit ? 20_000 : 900_000;
  const tier = (n: number) => ({
    activeMembers: n * random.below(3),
    validBet: formatDecimal(BigInt(n) * 1_500_000_000n),
    profit: formatDecimal(isDividend ? BigInt(n) * BigInt(random.below(2)) * 100_000_000n : 0n),
    share: formatDecimal(BigInt(share * (2 + n) + random.below(1000))),
  });
  const tiers = Array.from({ length: 1 + random.below(3) }, (_, n) => tier(n));
  return {
    pay: isUnit ? 'unit' : 'rate',
    unit: isUnit ? '700.00003' : '0',
    carriesDeficit: isDividend && random.chance(60),
    feePercent: isDividend && random.chance(50) ? '7.5' : '0',
    tiers: tiers
      .map((one, n) => ({ ...one, activeMembers: Math.max(...tiers.slice(0, n + 1).map((t) => t.activeMembers)) }))
      .map((one, n, all) => ({
        ...one,
        profit: formatDecimal(
          all.slice(0, n + 1).reduce((most, t) => (amountOf(t.profit) > most ? amountOf(t.profit) : most), 0n),
        ),
      })),
  };
}

/** Terms that an upline may give on. */
function lower(terms: ContractTerms, random: Random): ContractTerms | null {
  const tiers = terms.tiers.map((tier) => ({
    ...tier,
    share: formatDecimal((amountOf(tier.share) * BigInt(80 + random.below(21))) / 100n),
  }));
  const rises = tiers.every((tier, n) => n === 0 || amountOf(tier.share) > amountOf(tiers[n - 1]!.share));
  return rises && amountOf(tiers[0]!.share) > 0n ? { ...terms, tiers } : null;
}

async function changeContract(world: World, random: Random, members: string[]): Promise<void> {
  if (random.chance(50)) return signSome(world, random, random.pick(members), 60);
  const contracts = await world.owner<{ id: string; kind: ContractKind; upline: string | null; downline: string }>(
    `SELECT id, kind, upline_id AS upline, downline_id AS downline FROM agents.contract WHERE state = 'signed' ORDER BY id`,
  );
  if (contracts.length === 0) return;
  const { id, kind, upline, downline } = random.pick(contracts);
  await world.agents.contracts.process(downline, kind, id, 'request_termination');
  if (upline !== null && random.chance(50))
    await world.agents.contracts.process(upline, kind, id, 'confirm_termination');
}

async function moveOne(world: World, known: Known, random: Random, members: string[]): Promise<void> {
  const [member, upline] = [random.pick(members), random.chance(10) ? null : random.pick(members)];
  const by = (actor: string) => ({ actor, reason: 'simulated' });
  const move = await world.agents.tree.requestMove(member, upline, by('one')).catch(() => null);
  if (!move) return;
  const { effectiveAt } = await world.agents.tree.decideMove(String(move.id), true, 'another');
  // Until it takes effect another move may make it impossible: the tree says at the end which moves were carried out.
  known.lines.get(member)!.push({ since: effectiveAt, upline, move: move.id } as never);
}

async function compare(world: World, known: Known & { given: Map<string, bigint> }, members: string[]): Promise<void> {
  const done = new Set(
    (await world.owner<{ id: string }>(`SELECT id FROM agents.move WHERE state = 'done'`)).map(({ id }) => id),
  );
  for (const lines of known.lines.values())
    lines.splice(0, lines.length, ...lines.filter((line) => !('move' in line) || done.has(String(line.move))));
  const cycles = await world.owner<{ kind: string; period: string; until: string }>(
    `SELECT kind, period, to_char(settled_until, 'YYYY-MM-DD"T"HH24:MI:SSOF') AS until FROM agents.settlement_cycle`,
  );
  const rows = await world.owner<Record<string, any>>(
    `SELECT id, kind, period, upline_id AS upline, downline_id AS downline, terms,
       to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS starts,
       to_char(ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS ends
     FROM agents.contract WHERE starts_at IS NOT NULL ORDER BY id`,
  );
  const runs = await world.owner<Record<string, any>>(
    `SELECT contract_id, current, gross, adjusted, due, state,
       to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS starts FROM agents.run`,
  );
  const runsOf = Map.groupBy(runs, (run) => String(run['contract_id']));
  const earned = new Map<string, bigint>();
  const pairs = new Map<string, bigint>();
  let settled = 0;
  for (const row of rows) {
    const contract: KnownContract = {
      id: row['id'],
      kind: row['kind'],
      period: row['period'],
      upline: row['upline'],
      downline: row['downline'],
      terms: row['terms'],
      startsAt: Temporal.Instant.from(row['starts']),
      endsAt: row['ends'] === null ? null : Temporal.Instant.from(row['ends']),
    };
    const cycle = cycles.find(({ kind, period }) => kind === contract.kind && period === contract.period)!;
    const worths = settleSlowly(known, contract, Temporal.Instant.from(cycle.until));
    const own = runsOf.get(contract.id) ?? [];
    for (const worth of worths) {
      const run = own.find(({ starts }) => Temporal.Instant.from(starts).equals(worth.from));
      const stands = run && {
        active: Number(run['current'].activeMembers ?? 0),
        gross: BigInt(run['current'].gross ?? 0),
      };
      const where = `${contract.kind} contract ${contract.id} at ${worth.from}`;
      if (run) expect(stands, where).toEqual({ active: worth.active, gross: worth.gross });
      else expect(worth.validBet, where).toBe(0n);
      if (run && worth.gross > 0n) settled += 1;
    }
    const total = worths.reduce((sum, { gross }) => sum + gross, 0n);
    expect(own.reduce((sum, run) => sum + BigInt(run['gross']) + BigInt(run['adjusted']), 0n)).toBe(total);
    const pair = `${contract.kind}:${contract.upline ?? 0}:${contract.downline}`;
    pairs.set(pair, (pairs.get(pair) ?? 0n) + total);
  }
  const carries = await world.owner<{ key: string; amount: string }>(
    `SELECT kind || ':' || upline_id || ':' || downline_id AS key, amount FROM agents.carry`,
  );
  const carried = new Map(carries.map(({ key, amount }) => [key, BigInt(amount)]));
  for (const [pair, total] of pairs) {
    const [, upline, downline] = pair.split(':') as [string, string, string];
    const paid = total - (carried.get(pair) ?? 0n);
    earned.set(downline, (earned.get(downline) ?? 0n) + paid);
    earned.set(upline, (earned.get(upline) ?? 0n) - paid);
  }
  expect(runs.filter(({ state }) => state === 'owed' || state === 'computed')).toEqual([]);
  for (const member of members)
    expect(await world.cashOf(member), `cash of ${member}`).toBe(
      (known.given.get(member) ?? 0n) + (earned.get(member) ?? 0n),
    );
  expect(settled).toBeGreaterThan(100);
  expect((await world.owner(`SELECT id FROM agents.adjustment`)).length).toBeGreaterThan(20);
  expect(done.size).toBeGreaterThan(3);
  expect(await world.broken()).toEqual([]);
}

function amountOf(decimal: string): bigint {
  const [whole, rest = ''] = decimal.split('.');
  return BigInt(whole!) * 100_000n + BigInt(rest.padEnd(5, '0'));
}
