import { toDecimal } from '../fraction.ts';
import { SLOT_KINDS } from './index.ts';
import { simulate } from './simulate.ts';

/**
 * Plays ten million seeded rounds of each table, or of those named: `node figures.bench.ts ways-243`. What it prints stands in the
 * tables and in docs/GAMES.md.
 */
const ROUNDS = 10_000_000;
const named = process.argv.slice(2);
for (const game of Object.values(SLOT_KINDS).filter(({ slot }) => named.length === 0 || named.includes(slot.name))) {
  const { exact, name } = game.slot;
  const told = simulate(game.slot, ROUNDS);
  process.stdout.write(`${name} exact ${exact ? toDecimal(exact(), 5) : '-'} ${JSON.stringify(told)}\n`);
  for (const [extra, { price, ...way }] of Object.entries(game.slot.extras ?? {})) {
    const whole = simulate({ ...way, mostStakes: game.slot.mostStakes }, ROUNDS);
    const of = (figure: number) => (figure * 100) / price;
    const shown = { rtp: of(whole.rtp), error: of(whole.error), deviation: of(whole.deviation), cut: whole.cut };
    process.stdout.write(`${name} ${extra} ${JSON.stringify(shown)}\n`);
  }
}
