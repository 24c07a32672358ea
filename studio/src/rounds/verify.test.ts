import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { createNumbers, hashServerSeed } from '@champa/fairness';
import { formatDecimal, parseAmount } from '@champa/money';
import { demoTitles } from '@champa/titles';
import { expect, test } from 'vitest';
import { verifyRun } from '../engines/pot/index.ts';
import { scratch } from '../engines/scratch/index.ts';
import { type ArcadeAct, PlayAnswer, type Round } from '../protocol.ts';
import { openStage } from '../testing/stage.ts';
import type { Client } from '../testing/studio.ts';
import { LEAST } from '../testing/titles.ts';
import { claimOf, recompute, type Verdict, verdictOn } from './verify.ts';

const stage = openStage();
const run = promisify(execFile);
const stake = formatDecimal(LEAST);

/** A round of each kind of game: the play, then what the player does until it ends. */
const PLAYS: readonly { gameCode: string; play: object; acts?: readonly ArcadeAct[] }[] = [
  { gameCode: 'slot', play: { stake } },
  { gameCode: 'pot', play: { stake } },
  { gameCode: 'limit-pot', play: { stake } },
  { gameCode: 'roulette', play: { stake, chips: [{ spot: 'red', amount: stake }] } },
  { gameCode: 'ways', play: { stake: formatDecimal((LEAST * 172n) / 10n), bet: { extra: 'buy' } } },
  { gameCode: 'hold-pot', play: { stake, bet: {} } },
  { gameCode: 'dice', play: { stake, bet: { side: 'over', winning: 4_950 } } },
  { gameCode: 'mines', play: { stake, bet: { mines: 24 } }, acts: [{ tile: 3 }] },
  { gameCode: 'blackjack', play: { stake, bet: { spots: { hand: 1 } } }, acts: [{ act: 'double' }] },
  { gameCode: 'poker', play: { stake, bet: { coins: 1, value: 1 } }, acts: [{ hold: [0, 2] }] },
  { gameCode: 'scratch', play: { stake, bet: {} }, acts: [{ panels: [4] }, { panels: [0, 8] }, 'cashOut'] },
];

test.each(PLAYS)('$gameCode: a finished round is recomputed from its revealed seed, and no other is', async (plan) => {
  const round = await finished(plan);
  expect(verdict(plan.gameCode, round)).toEqual({ isCommitted: true, isSame: true });
  const { serverSeed, nonce } = round.fairness;
  const other = { ...round, fairness: { ...round.fairness, serverSeed: serverSeed!.replace(/^../, '00') } };
  expect(verdict(plan.gameCode, other).isCommitted).toBe(false);
  const paidMore = { ...round.outcome!, win: '7777.00' };
  expect(verdict(plan.gameCode, { ...round, outcome: paidMore as Round['outcome'] }).isSame).toBe(false);
  const verdicts = Array.from({ length: 12 }, (_, more) => {
    const later = { ...round, fairness: { ...round.fairness, nonce: nonce + 1 + more } };
    return verdict(plan.gameCode, later).isSame;
  });
  expect(verdicts).toContain(false);
});

test('the command line recomputes a ticket of the catalogue, and says where it is not the promised one', async () => {
  const { vassalage, gameCode } = demoTitles().find(({ engine }) => engine === 'scratch')!;
  const serverSeed = '2a'.repeat(32);
  const verify = (...more: string[]) =>
    run(process.execPath, [
      path.resolve(import.meta.dirname, '../fairness.ts'),
      'verify',
      `--vendor=${vassalage}`,
      `--game=${gameCode}`,
      `--server-seed=${serverSeed}`,
      '--client-seed=me',
      '--nonce=5',
      '--stake=1000',
      ...more,
    ]);
  const { stdout } = await verify('--moves', '["cashOut"]');
  const numbers = createNumbers({ serverSeed: new Uint8Array(32).fill(0x2a), clientSeed: 'me', nonce: 5 });
  const { view } = scratch.stand(scratch.deal(numbers, {}), {}, [], true)!;
  expect(JSON.parse(stdout)).toMatchObject({ outcome: { engine: 'scratch', view } });
  await expect(verify('--hash', '00')).rejects.toMatchObject({ code: 1 });
  await expect(verify('--moves', '[{"panels":[4,4]}]')).rejects.toMatchObject({ code: 2 });
  await expect(verify('--bet', '{')).rejects.toMatchObject({ code: 2 });
});

test('the command line tells the amount of a must-hit-by pot from its revealed seed', async () => {
  const serverSeed = '2a'.repeat(32);
  const pot = { code: 'CHAMPA-daily-pot', number: 3 };
  const ofSeed = (hash: string) =>
    run(process.execPath, [
      path.resolve(import.meta.dirname, '../fairness.ts'),
      'verify',
      `--pot=${pot.code}`,
      `--number=${pot.number}`,
      `--server-seed=${serverSeed}`,
      `--hash=${hash}`,
    ]);
  const serverSeedHash = hashServerSeed(new Uint8Array(32).fill(0x2a));
  const terms = { number: pot.number, begins: '500000.00', ends: '2500000.00', serverSeed, serverSeedHash };
  const { point } = verifyRun(pot.code, terms);
  const { stdout } = await ofSeed(serverSeedHash);
  expect(JSON.parse(stdout)).toMatchObject({ isCommitted: true, point: formatDecimal(point) });
  await expect(ofSeed('00')).rejects.toMatchObject({ code: 1 });
});

async function finished({ gameCode, play, acts = [] }: (typeof PLAYS)[number]): Promise<Round> {
  const user = randomUUID();
  stage.operator.balances.set(user, 1_000n * LEAST);
  const client = await stage.host.launch(gameCode, { user, extras: ['buy'] });
  let round = await played(client, '/play', { requestId: randomUUID(), ...play });
  for (const act of acts) {
    if (round.state !== 'open') break;
    round = await played(client, `/rounds/${round.id}/acts`, { step: round.acts.length, act });
  }
  expect(round.state).toBe('settled');
  await client.post('/fairness/rotate', { clientSeed: 'next' });
  return (await client.get(`/rounds/${round.id}`)).body as Round;
}

async function played(client: Client, at: string, body: object): Promise<Round> {
  return PlayAnswer.parse((await client.post(at, body)).body).round;
}

function verdict(gameCode: string, round: Round): Verdict {
  const { titles } = stage.host.studio;
  const title = titles.findPlayable('NAGASPIN', gameCode)!;
  try {
    return verdictOn(round, recompute(titles, title, claimOf(round, round.fairness.serverSeed!)));
  } catch (error) {
    // Other cards may not allow the moves that were made.
    if (error instanceof RangeError) return { isCommitted: false, isSame: false };
    throw error;
  }
}

test('what moves added to the stake is recomputed too', async () => {
  const round = await finished(PLAYS.find(({ gameCode }) => gameCode === 'blackjack')!);
  const title = stage.host.studio.titles.findPlayable('NAGASPIN', 'blackjack')!;
  const { raised } = recompute(stage.host.studio.titles, title, claimOf(round, round.fairness.serverSeed!));
  expect(raised).toBe(parseAmount(round.raised));
});
