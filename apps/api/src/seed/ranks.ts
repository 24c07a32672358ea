import { parseAmount } from '@champa/money';
import type { Composed } from '../modules.ts';
import type { Deps } from '../module.ts';
import { inTransaction } from '../platform/database.ts';

/** A member's recent deposits and play: enough for some ranks, and for half of the way to the next. */
const past = [
  { daysAgo: 75, deposit: '400000', bets: '1500000' },
  { daysAgo: 55, deposit: '2500000', bets: '10000000' },
  { daysAgo: 35, deposit: '5000000', bets: '58000000' },
  { daysAgo: 20, deposit: '600000', bets: '6000000' },
  { daysAgo: 2, deposit: '300000', bets: '1500000' },
];

/** The demo's ranks, and a member on the way through them. Done once. */
export async function seedRanks(deps: Deps, compose: (deps: Deps) => Composed, memberId: string): Promise<void> {
  const now = deps.clock.now();
  let at = now.subtract({ hours: 24 * past[0]!.daysAgo });
  const { vip } = compose({ ...deps, clock: { now: () => at } });
  await vip.seedDemo();
  if (await vip.admin.member(memberId)) return;
  for (const { daysAgo, deposit, bets } of past) {
    at = now.subtract({ hours: 24 * daysAgo });
    await inTransaction(deps.pool, (tx) => vip.growth.handle(tx, factsOf(memberId, at, deposit, bets)));
  }
}

function factsOf(memberId: string, at: Temporal.Instant, deposit: string, bets: string) {
  const told = { id: 0n, memberId, at };
  const currency = 'LAK';
  const credited = { depositId: 'seed', amount: parseAmount(deposit), currency, ordinal: 1 };
  const validBet = parseAmount(bets);
  const play = {
    vassalage: 'demo',
    gameCode: 'demo',
    area: 'RNG',
    rounds: 1,
    stake: validBet,
    win: 0n,
    validBet,
  } as const;
  const day = at.toZonedDateTimeISO('Asia/Vientiane').toPlainDate().toString();
  return [
    { ...told, kind: 'deposit_credited' as const, data: credited },
    { ...told, kind: 'played' as const, data: { day, plays: [play], currency } },
  ];
}
