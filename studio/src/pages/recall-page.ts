import { formatDecimal } from '@champa/money';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { StudioError } from '../platform/errors.ts';
import type { PotOutcome, Round } from '../protocol.ts';
import { presentRound } from '../rounds/present.ts';
import { findAnyRound } from '../rounds/rounds.repo.ts';
import type { Studio } from '../studio.ts';
import { findSettled, type SettledRound } from '../wallets/settled-rounds.repo.ts';
import type { Recall } from '../wire/round-report.ts';

const Path = z.object({ ticket: z.string() });

/** A past round for the operator's staff and the player, linked from `/game/round`. */
export function recallPage(app: FastifyInstance, studio: Studio, recall: Recall): void {
  app.get('/recall/:ticket', async ({ params }, reply) => {
    const roundId = recall.read(z.parse(Path, params).ticket);
    const row = roundId ? await findAnyRound(studio.pool, roundId) : undefined;
    if (!row) throw new StudioError('NOT_FOUND', 'this link has ended: ask for the round again');
    reply.headers({
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    const settled = await findSettled(studio.pool, row.id);
    return await reply.type('text/html; charset=utf-8').send(page(presentRound(row), settled));
  });
}

function page(round: Round, settled: SettledRound | undefined): string {
  const rows = [...facts(round), ...amended(settled)].map(
    ([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Round ${round.id}</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:44rem;padding:0 1rem}dt{color:#666;margin-top:.75rem}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}</style>
<h1>Round</h1><dl>${rows.join('')}</dl></html>`;
}

function facts(round: Round): [string, string][] {
  const { fairness } = round;
  return [
    ['Round', round.id],
    ['Time (UTC)', new Date(round.at).toISOString()],
    ['State', round.state],
    ['Stake', round.stake],
    ['Win', round.win],
    ['Balance before', round.balanceBefore ?? 'not known'],
    ['Balance after', round.balanceAfter ?? 'not known'],
    ['Choices', describeChoices(round)],
    ['Outcome', describeOutcome(round)],
    ['Server seed hash', fairness.serverSeedHash],
    ['Server seed', fairness.serverSeed ?? 'not revealed yet'],
    ['Client seed and nonce', `${fairness.clientSeed} / ${fairness.nonce}`],
  ];
}

/** How a round was changed after it was settled. */
function amended(settled: SettledRound | undefined): [string, string][] {
  if (!settled || settled.revision === 1) return [];
  if (settled.state === 'void') return [['Taken back', 'the stake was returned']];
  return [['Corrected win', formatDecimal(settled.win)]];
}

function describeChoices({ chips, bet, acts }: Round): string {
  const placed = chips.map((chip) => `${chip.amount} on ${chip.spot}`);
  const chosen = Object.entries(bet).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const done = acts.map((act, index) => `${index + 1}. ${act === 'cashOut' ? 'cash out' : JSON.stringify(act)}`);
  return [...placed, ...chosen, ...done].join('\n') || 'none';
}

function describeOutcome({ outcome }: Round): string {
  if (!outcome) return 'none';
  if (outcome.engine === 'roulette') return `${outcome.number} ${outcome.color}`;
  if (outcome.engine === 'crash') {
    return `crashed at ${outcome.crashedAt ?? 'not yet'}, cashed out at ${outcome.cashedOutAt ?? 'no time'}`;
  }
  if (outcome.engine !== 'slot') {
    const shown = Object.entries(outcome.view).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    const over = outcome.isOver ? 'over' : 'open';
    return [...shown, `multiplier: ${outcome.multiplier}`, over, ...describePot(outcome)].join('\n');
  }
  const spins = [outcome.base, ...outcome.freeSpins]
    .map((spin, i) => {
      const rows = [0, 1, 2].map((row) => spin.grid.map((column) => (column[row] ?? '').padEnd(8)).join(''));
      return `${i === 0 ? 'Spin' : `Free spin ${i}`}: win ${spin.win}\n${rows.join('\n')}`;
    })
    .join('\n\n');
  return [spins, ...describePot(outcome)].join('\n\n');
}

function describePot({ pot }: { pot?: PotOutcome | undefined }): string[] {
  if (pot && 'won' in pot) {
    const seeds = pot.won.map(
      ({ number, point, serverSeed }) => `run ${number} at ${point}, server seed ${serverSeed}`,
    );
    return [`Pot ${pot.code}: ${seeds.join(', ') || 'not won'}: ${pot.win}`];
  }
  return pot ? [`Pot ${pot.code}: drew ${pot.drawn} of ${pot.of}, wins below ${pot.below}: ${pot.win}`] : [];
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
