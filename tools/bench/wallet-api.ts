import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { Readable } from 'node:stream';
import { SCALE } from '@champa/money';
import { importGames } from '../../apps/api/src/modules/catalogue/index.ts';
import type { Deps } from '../../apps/api/src/module.ts';
import type { Composed } from '../../apps/api/src/modules.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import { inTransaction } from '../../apps/api/src/platform/database.ts';
import { startApi } from './api-process.ts';

/** The vendor and the game whose rounds are sent. */
export type WireGame = { vendor: string; game: string };
export const BENCH_GAME: WireGame = { vendor: 'BENCH', game: 'bench-slot' };
export const PLAYERS = 1000;

export type Seat = { token: string; user: string };

/** The API in its own process, like `bin/start` runs it, with a vendor and members who have money and sessions. */
export type WalletApi = { port: number; vendorKey: KeyObject; seats: Seat[]; stop: () => Promise<void> };

/** Enough for any run: a thousand million. */
const MONEY = 10n ** 9n * SCALE;

export async function startWalletApi(databaseUrl: string, played: WireGame = BENCH_GAME): Promise<WalletApi> {
  const vendor = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { port, filled, stop } = await startApi(databaseUrl, (composed, deps) =>
    fillWallet(composed, deps, vendor.publicKey, played),
  );
  return { port, vendorKey: vendor.privateKey, seats: filled, stop };
}

/** Fills a migrated database with the vendor, its game, and members who have money and sessions with it. */
export async function fillWallet(
  { vendors, members, ledger }: Composed,
  { pool }: Pick<Deps, 'pool'>,
  vendorKey: KeyObject,
  { vendor, game: gameCode }: WireGame = BENCH_GAME,
): Promise<Seat[]> {
  const publicKey = vendorKey.export({ type: 'spki', format: 'pem' }).toString();
  await vendors.service.add(
    { code: vendor, dialect: 'hub88', key: publicKey, launchUrl: null, displayName: vendor, gameType: 'RNG' },
    false,
    'bench',
  );
  const game = { vassalage: vendor, gameCode, gameName: 'Bench' };
  await importGames({
    pool,
    file: Readable.from([Buffer.from(JSON.stringify(game))]),
    now: systemClock.now(),
    onBadRow: ({ reason }) => {
      throw new Error(reason);
    },
  });
  const wire = (await vendors.service.list())[0]!;
  return inTransaction(pool, async (tx) => {
    const house = await ledger.openAccount(tx, {
      owner: { type: 'house', id: 'bench' },
      purpose: 'opening',
      currency: 'LAK',
    });
    const taken: Seat[] = [];
    for (let number = 0; number < PLAYERS; number++) {
      const nothing = { registerUrl: '', referralCode: '', affiliateCode: '' };
      const member = await members.create(tx, {
        username: `bench${number}`,
        type: 0,
        currency: 'LAK',
        country: 'LA',
        language: 'lo',
        ...nothing,
      });
      const memberId = member!.id;
      const session = { vendor: wire, memberId, currency: 'LAK', gameCode };
      taken.push({ token: await vendors.service.openSession(tx, session), user: memberId });
      const cash = await ledger.openAccount(tx, {
        owner: { type: 'member', id: memberId },
        purpose: 'cash',
        currency: 'LAK',
      });
      await ledger.post(tx, {
        source: 'bench',
        key: memberId,
        kind: 'adjustment',
        debit: house,
        credit: cash,
        amount: MONEY,
        reference: { type: 'bench', id: memberId },
        actor: 'system',
      });
    }
    return taken;
  });
}
