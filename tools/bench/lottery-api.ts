import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { parseAmount } from '@champa/money';
import type { Deps } from '../../apps/api/src/module.ts';
import type { Composed } from '../../apps/api/src/modules.ts';
import { insertSession } from '../../apps/api/src/modules/sessions/sessions.repo.ts';
import type { Cap } from '../../apps/api/src/modules/lottery/domain/game.ts';
import { insertGame } from '../../apps/api/src/modules/lottery/games.repo.ts';
import { houseGame, testGame, testTerms } from '../../apps/api/src/modules/lottery/testing/games.ts';
import { inTransaction } from '../../apps/api/src/platform/database.ts';
import { randomToken, tokenHash } from '../../apps/api/src/platform/ids.ts';
import { startApi } from './api-process.ts';
import { fillWallet, type Seat } from './wallet-api.ts';

export const GAME = 'bench-minute';
export const SCALE = houseGame.terms.own;

export type Member = { memberId: string; token: string };

/** The API with a vendor and members who have sessions with it and with the site, and a game that draws every minute. */
export type LotteryApi = {
  port: number;
  vendorKey: KeyObject;
  seats: Seat[];
  members: Member[];
  stop: () => Promise<void>;
};

/** Enough for any run: the tracking of numbers is measured, not their limit. */
const PLENTY: Cap = { stake: parseAmount('1000000000'), risk: parseAmount('100000000000') };

export async function startLotteryApi(databaseUrl: string): Promise<LotteryApi> {
  const vendor = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const { port, filled, stop } = await startApi(databaseUrl, (composed, deps) =>
    fill(composed, deps, vendor.publicKey),
  );
  return { port, vendorKey: vendor.privateKey, ...filled, stop };
}

async function fill(composed: Composed, deps: Deps, vendorKey: KeyObject) {
  const { vendors, lottery } = composed;
  const { pool } = deps;
  const seats = await fillWallet(composed, deps, vendorKey);
  const publicKey = vendorKey.export({ type: 'spki', format: 'pem' }).toString();
  const house = { code: 'ELOTT', dialect: 'hub88', key: publicKey, launchUrl: null, displayName: 'ELOTT' } as const;
  await vendors.service.add({ ...house, gameType: 'LOTT' }, false, 'bench');
  const terms = {
    ...testTerms,
    ...houseGame.terms,
    maxOfMember: PLENTY.stake,
    number: PLENTY,
    play: PLENTY,
    draw: PLENTY,
  };
  await inTransaction(pool, (tx) => insertGame(tx, { ...testGame({ code: GAME, ...houseGame, terms }), sort: 1 }));
  lottery.games.forget();
  await lottery.draws.plan(await lottery.games.byCode(GAME));
  const now = Temporal.Now.instant();
  const members = await inTransaction(pool, async (tx) => {
    const signedIn: Member[] = [];
    for (const { user: memberId } of seats) {
      const token = randomToken();
      const session = { tokenHash: tokenHash(token), memberId, now, endsAt: now.add({ hours: 12 }), ip: '127.0.0.1' };
      await insertSession(tx, {
        ...session,
        method: 'password',
        userAgent: 'bench',
        language: 'lo',
        timeZone: 'Asia/Vientiane',
        country: null,
      });
      signedIn.push({ memberId, token });
    }
    return signedIn;
  });
  return { seats, members };
}
