import { createHash } from 'node:crypto';
import { playMoneyOf, stakeLadder } from '../catalogue/stakes.ts';
import type { Title } from '../catalogue/titles.ts';
import { transaction } from '../platform/database.ts';
import { StudioError } from '../platform/errors.ts';
import type { SlotExtra } from '../protocol.ts';
import type { Studio } from '../studio.ts';
import { refillPlayMoney } from '../wire/play-money.ts';
import { DEMO_CURRENCY } from '../wire/purse.ts';
import { newSeed, suggestedClientSeed } from './seeds.ts';
import {
  findSeat,
  findSession,
  insertSeat,
  insertSeed,
  insertSession,
  rememberLobbyOrigin,
  type SeatKey,
  type Session,
} from './sessions.repo.ts';

const SECRET_BYTES = 32;
const LIFETIME_MS = 24 * 60 * 60 * 1_000;

export type Launch = {
  title: Title;
  /** Empty for a demo player without an account. */
  player: string;
  currency: string;
  token: string;
  lang: string;
  lobbyUrl: string | null;
  depositUrl: string | null;
  extras: SlotExtra[];
};

/** Opens a session; returns its secret, which only the player's browser keeps. */
export async function openSession(studio: Studio, launch: Launch): Promise<string> {
  const at = new Date(studio.now());
  const secret = Buffer.from(studio.randomBytes(SECRET_BYTES)).toString('base64url');
  const isDemo = launch.currency === DEMO_CURRENCY;
  const key: SeatKey = {
    vassalage: launch.title.vassalage,
    gameCode: launch.title.gameCode,
    // Each demo player has their own seat, even if the operator sends one name for all guests.
    player: isDemo ? `demo-${studio.newUuid()}` : launch.player,
    currency: launch.currency,
  };
  const seatId = await transaction(studio.pool, async (client) => {
    const seat =
      (await findSeat(client, key)) ??
      (await insertSeat(client, key, await insertSeed(client, newSeed(studio, suggestedClientSeed(studio)))));
    await insertSession(client, {
      secretHash: hashSecret(secret),
      seatId: seat,
      token: launch.token,
      lang: launch.lang,
      lobbyUrl: launch.lobbyUrl,
      depositUrl: launch.depositUrl,
      extras: launch.extras,
      createdAt: at,
      expiresAt: new Date(at.getTime() + LIFETIME_MS),
    });
    if (launch.lobbyUrl) await rememberLobbyOrigin(client, new URL(launch.lobbyUrl).origin, at);
    return seat;
  });
  if (isDemo) await refillDemo(studio, seatId, launch.title);
  return secret;
}

/** The session behind `Authorization: Bearer <secret>`; throws SESSION_EXPIRED for anything else. */
export async function authenticate(studio: Studio, authorization: string | undefined): Promise<Session> {
  const secret = /^Bearer ([A-Za-z0-9_-]{20,64})$/.exec(authorization ?? '')?.[1];
  const session = secret && (await findSession(studio.pool, hashSecret(secret), new Date(studio.now())));
  if (!session) throw new StudioError('SESSION_EXPIRED', 'the session is unknown or has ended');
  return session;
}

/** Restores the play money of demo players who cannot pay the smallest stake. */
export async function refillDemo({ pool }: Studio, seatId: bigint, title: Title): Promise<void> {
  await refillPlayMoney(pool, seatId, playMoneyOf(title), stakeLadder(title)[0]!);
}

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
