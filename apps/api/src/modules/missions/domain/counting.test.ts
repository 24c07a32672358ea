import { parseAmount, SCALE } from '@champa/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAt } from '../../../platform/brand-calendar.ts';
import { type Completion, keyOf, scoresOf, type Standing, stepsOf, walk } from './counting.ts';
import type { CountedFact } from './fact.ts';
import { readMissionsImport } from './mission-import.ts';
import type { Board, Mission } from './mission.ts';
import { spanOf } from './period.ts';

const brand = { timeZone: 'Europe/Berlin', currency: 'LAK' };
const words = { lo: 'ກ', en: 'a', cn: '一' };
const common = {
  title: words,
  text: words,
  budget: 'missions',
} as const;
const reward = { kind: 'points', points: 1 } as const;
const days = { firstDay: '2026-10-22', lastDay: '2026-10-28' };

const set = readMissionsImport({
  missions: [
    {
      ...common,
      reward,
      code: 'slots',
      kind: 'daily',
      goal: { kind: 'valid_bet', areas: ['RNG'] },
      target: '500',
      stars: 3,
    },
    {
      ...common,
      reward,
      code: 'rounds',
      kind: 'weekly',
      goal: { kind: 'rounds', games: ['LOTUS/b'] },
      target: '9',
      stars: 2,
    },
    {
      ...common,
      reward,
      code: 'net',
      kind: 'weekly',
      goal: { kind: 'net_win', vendors: ['NAGA'] },
      target: '300',
      stars: 1,
    },
    {
      ...common,
      reward,
      code: 'paid',
      kind: 'event',
      goal: { kind: 'deposit_amount', least: '50' },
      target: '400',
      ...days,
    },
    { ...common, reward, code: 'times', kind: 'daily', goal: { kind: 'deposits', least: '50' }, target: '2', stars: 5 },
    { ...common, reward, code: 'days', kind: 'weekly', goal: { kind: 'sign_in_days' }, target: '3', stars: 4 },
    { ...common, reward, code: 'lights', kind: 'event', goal: { kind: 'sign_in_days' }, target: '4', ...days },
  ],
  boards: [
    { ...common, code: 'stars', period: 'weekly', score: { kind: 'stars' }, prizes: [] },
    { ...common, code: 'bets', period: 'daily', score: { kind: 'valid_bet' }, unit: '10', prizes: [] },
  ],
});
const missions: Mission[] = set.missions.map((mission, n) => ({ ...mission, id: BigInt(n + 1), isPaused: false }));
const boards: Board[] = set.boards.map((board, n) => ({ ...board, id: BigInt(n + 1), isPaused: false }));

/** Hours around the end of summer time and of a week: 2026-10-25 has 25 hours, and the 26th is a Monday. */
const began = Temporal.Instant.from('2026-10-20T00:00:00Z');
const amount = fc.integer({ min: -300, max: 400 }).map((units) => BigInt(units) * SCALE);
const play = fc.record({
  vassalage: fc.constantFrom('NAGA', 'LOTUS'),
  gameCode: fc.constantFrom('a', 'b'),
  area: fc.constantFrom('RNG' as const, 'LIVE' as const),
  rounds: fc.integer({ min: 0, max: 4 }),
  stake: amount,
  win: amount,
  validBet: amount,
});
const currency = fc.constantFrom('LAK', 'LAK', 'LAK', 'THB');
const happened = fc.oneof(
  fc.record({
    kind: fc.constant('played' as const),
    plays: fc.array(play, { maxLength: 3 }),
    currency,
    late: fc.nat(1),
  }),
  fc.record({ kind: fc.constant('deposit_credited' as const), paid: fc.integer({ min: 1, max: 300 }), currency }),
  fc.record({ kind: fc.constant('signed_in' as const) }),
);
const history = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 900 }), happened), { maxLength: 60 })
  .map((events) => {
    let at = began;
    return events.map(([member, minutes, event]): CountedFact => {
      at = at.add({ minutes });
      const head = { memberId: String(member), at };
      if (event.kind === 'signed_in') return { ...head, kind: 'signed_in' };
      if (event.kind === 'played') {
        const day = dayAt(at.subtract({ hours: 24 * event.late }), brand.timeZone).toString();
        return { ...head, kind: 'played', data: { day, plays: event.plays, currency: event.currency } };
      }
      return { ...head, kind: event.kind, data: { amount: BigInt(event.paid) * SCALE, currency: event.currency } };
    });
  });

/** Everything that is stored after these facts came in batches that end at `cuts`. */
function counted(facts: readonly CountedFact[], cuts: readonly number[]) {
  const kept = new Map<string, Standing>();
  const completions: Completion[] = [];
  const scores = new Map<string, bigint>();
  let from = 0;
  for (const to of [...new Set([...cuts.filter((cut) => cut < facts.length), facts.length])].toSorted(
    (a, b) => a - b,
  )) {
    const batch = facts.slice(from, to);
    const walked = walk(stepsOf(batch, missions, brand), (step) => kept.get(keyOf(step)));
    for (const one of walked.standings) kept.set(keyOf(one), one.standing);
    completions.push(...walked.completions);
    for (const { board, period, memberId, raw } of scoresOf(batch, walked.completions, boards, brand)) {
      const key = `${board.code} ${period} ${memberId}`;
      scores.set(key, (scores.get(key) ?? 0n) + raw);
    }
    from = to;
  }
  return { kept, completions, scores: new Map([...scores].filter(([, raw]) => raw !== 0n)) };
}

test('progress equals a slow count of all facts, in whatever batches they came', () => {
  fc.assert(
    fc.property(history, fc.array(fc.nat(60), { maxLength: 8 }), (facts, cuts) => {
      const { kept } = counted(facts, cuts);
      for (const mission of missions) {
        for (const memberId of ['1', '2', '3']) {
          for (const period of new Set(facts.map((fact) => spanOf(mission.kind, slowDay(fact), mission)?.firstDay))) {
            if (period === undefined) continue;
            const standing = kept.get(`${memberId} ${mission.id} ${period}`);
            expect(standing?.progress ?? 0n).toBe(slowly(facts, mission, memberId, period));
          }
        }
      }
    }),
  );
});

test('in whatever batches facts come, the same missions are completed by the same facts, each once, and the boards agree', () => {
  fc.assert(
    fc.property(history, fc.array(fc.nat(60), { maxLength: 8 }), (facts, cuts) => {
      const [atOnce, inParts] = [counted(facts, []), counted(facts, cuts)];
      const told = ({ completions }: typeof atOnce) =>
        completions.map((each) => `${keyOf(each)} ${each.day} ${each.at.toString()}`).toSorted();
      expect(told(inParts)).toEqual(told(atOnce));
      expect(new Set(inParts.completions.map(keyOf)).size).toBe(inParts.completions.length);
      expect(inParts.scores).toEqual(atOnce.scores);
    }),
  );
});

test('bets that are taken back lower the progress, and completed missions stay completed', () => {
  const day = '2026-10-25';
  const bet = (units: number): CountedFact => ({
    memberId: '1',
    at: Temporal.Instant.from('2026-10-25T10:00:00Z'),
    kind: 'played',
    data: {
      day,
      currency: 'LAK',
      plays: [
        { vassalage: 'X', gameCode: 'x', area: 'RNG', rounds: 1, stake: 0n, win: 0n, validBet: BigInt(units) * SCALE },
      ],
    },
  });
  const { kept, completions } = counted([bet(600), bet(-400), bet(300)], [1, 2]);
  expect(completions.filter(({ mission }) => mission.code === 'slots')).toHaveLength(1);
  expect(kept.get(`1 1 ${day}`)).toMatchObject({ progress: parseAmount('500') });
});

/** The same rules, written in another way. */
function slowly(facts: readonly CountedFact[], mission: Mission, memberId: string, period: string): bigint {
  const own = facts.filter(
    (fact) => fact.memberId === memberId && spanOf(mission.kind, slowDay(fact), mission)?.firstDay === period,
  );
  const plays = own.flatMap((fact) =>
    fact.kind === 'played' ? fact.data.plays.map((each) => [fact.data, each] as const) : [],
  );
  const deposits = own.flatMap((fact) => (fact.kind === 'deposit_credited' ? fact.data : []));
  const home = deposits.filter((each) => each.currency === 'LAK' && each.amount >= 50n * SCALE);
  const sum = (sizes: bigint[]): bigint => sizes.reduce((all, size) => all + size, 0n);
  switch (mission.code) {
    case 'slots':
      return sum(plays.map(([data, each]) => (data.currency === 'LAK' && each.area === 'RNG' ? each.validBet : 0n)));
    case 'rounds':
      return sum(
        plays.map(([, each]) => (`${each.vassalage}/${each.gameCode}` === 'LOTUS/b' ? BigInt(each.rounds) : 0n)),
      );
    case 'net':
      return sum(
        plays.map(([data, each]) =>
          data.currency === 'LAK' && each.vassalage === 'NAGA' ? each.win - each.stake : 0n,
        ),
      );
    case 'paid':
      return sum(home.map((each) => each.amount));
    case 'times':
      return BigInt(home.length);
    default:
      return BigInt(new Set(own.filter(({ kind }) => kind === 'signed_in').map(slowDay)).size);
  }
}

/** By local time, not by the rule under test. */
function slowDay(fact: CountedFact): string {
  if (fact.kind === 'played') return fact.data.day;
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone }).format(fact.at.epochMilliseconds);
  return parts;
}
