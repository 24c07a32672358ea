import { jackpots, type JackpotPot } from '@champa/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/database.ts';
import type { ReportedPot } from '../vendors/domain/pot.ts';
import { replacePots } from '../vendors/vendors.pots.repo.ts';
import { createMyGamesWorld, type MyGamesWorld } from './testing/world.ts';

let world: MyGamesWorld;
let now: Temporal.Instant;

beforeAll(async () => {
  world = await createMyGamesWorld();
  await world.addGame('NAGASPIN', 'naga-gold', { nameCn: '那伽黄金' });
});

afterAll(() => world.close());

async function list(query = ''): Promise<JackpotPot[]> {
  now = now.add({ seconds: 3 });
  world.at(now);
  world.signIn(null);
  const { value } = await world.call<{ list: JackpotPot[] }>('GET', `/api/games/jackpots?${query}`);
  expect(jackpots.value.parse(value)).toEqual(value);
  return value.list;
}

test('the pots are listed largest first, in the visitor’s language, each with a game to play for it while one is open', async () => {
  now = Temporal.Now.instant();
  expect(await list()).toEqual([]);
  const [vendor] = await world.vendors.service.list();
  const pots: ReportedPot[] = [
    { code: 'a', names: { en: 'Small', cn: '小' }, gameCode: 'gone', amount: 250_000n, wonBefore: 500_000n },
    { code: 'b', names: { en: 'Grand' }, gameCode: 'naga-gold', amount: 1_234_567_800_000n, wonBefore: null },
    { code: 'c', names: { en: 'None' }, gameCode: null, amount: 1n, wonBefore: null },
  ];
  await inTransaction(world.pool, (tx) => replacePots(tx, { vendorId: vendor!.id, currency: 'LAK', pots, at: now }));
  expect(await list()).toMatchObject([
    {
      code: 'NAGASPIN:b',
      name: 'Grand',
      amount: '12345678.00',
      wonBefore: null,
      currency: 'LAK',
      game: { gameCode: 'naga-gold' },
    },
    { code: 'NAGASPIN:a', name: 'Small', amount: '2.50', wonBefore: '5.00', game: null },
    { code: 'NAGASPIN:c', name: 'None', amount: '0.00001', game: null },
  ]);
  const chinese = await list('language=cn');
  expect(chinese.map(({ name }) => name)).toEqual(['Grand', '小', 'None']);
  expect(chinese[0]!.game!.gameName).toBe('那伽黄金');
  now = now.add({ minutes: 11 });
  expect(await list()).toEqual([]);
});
