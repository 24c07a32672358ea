import { readFileSync } from 'node:fs';
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import * as z from 'zod/mini';

const Milliseconds = z.coerce.number().check(z.int(), z.minimum(0));

const Environment = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 8082),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATABASE_URL: z.url(),
  WALLET_URL: z.url(),
  VENDOR_PRIVATE_KEY_FILE: z.string(),
  OPERATOR_PUBLIC_KEY_FILE: z.string(),
  PUBLIC_URL: z.url(),
  ALLOWED_FRAME_ANCESTORS: z._default(z.string(), ''),
  SLOT_CYCLE_MS: z._default(Milliseconds, 2_500),
  ROULETTE_CYCLE_MS: z._default(Milliseconds, 5_000),
  ARCADE_CYCLE_MS: z._default(Milliseconds, 600),
  ARCADE_AUTOPLAY: z._default(z.enum(['on', 'off']), 'on'),
  OPEN_ROUND_HOURS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(720)), 24),
  CRASH_BETTING_MS: z._default(Milliseconds, 7_000),
  CRASH_PAUSE_MS: z._default(Milliseconds, 4_000),
  WALLET_TIMEOUT_MS: z._default(Milliseconds, 5_000),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

/** Settings of the program. URLs have no slash at the end. */
export type Config = {
  port: number;
  host: string;
  databaseUrl: string;
  walletUrl: string;
  /** Signs our calls to the operator. */
  vendorKey: KeyObject;
  /** Verifies the operator's calls to us. */
  operatorKey: KeyObject;
  publicUrl: string;
  /** Origins that may frame the game, beside those named in signed launches. */
  frameAncestors: string[];
  cycleMs: { slot: number; roulette: number; arcade: number };
  hasAutoplay: boolean;
  openRoundMs: number;
  crashBettingMs: number;
  /** Between a crash and the next flight. */
  crashPauseMs: number;
  walletTimeoutMs: number;
  logLevel: string;
};

/** Reads the environment; throws an Error that names every missing or invalid setting. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = z.safeParse(Environment, environment);
  if (!parsed.success) throw new Error(`settings of the studio:\n${z.prettifyError(parsed.error)}`);
  const settings = parsed.data;
  return {
    port: settings.PORT,
    host: settings.HOST,
    databaseUrl: settings.DATABASE_URL,
    walletUrl: withoutSlash(settings.WALLET_URL),
    vendorKey: createPrivateKey(readFileSync(settings.VENDOR_PRIVATE_KEY_FILE)),
    operatorKey: createPublicKey(readFileSync(settings.OPERATOR_PUBLIC_KEY_FILE)),
    publicUrl: withoutSlash(settings.PUBLIC_URL),
    frameAncestors: settings.ALLOWED_FRAME_ANCESTORS.split(/[\s,]+/).filter(Boolean),
    cycleMs: {
      slot: settings.SLOT_CYCLE_MS,
      roulette: settings.ROULETTE_CYCLE_MS,
      arcade: settings.ARCADE_CYCLE_MS,
    },
    hasAutoplay: settings.ARCADE_AUTOPLAY === 'on',
    openRoundMs: settings.OPEN_ROUND_HOURS * 3_600_000,
    crashBettingMs: settings.CRASH_BETTING_MS,
    crashPauseMs: settings.CRASH_PAUSE_MS,
    walletTimeoutMs: settings.WALLET_TIMEOUT_MS,
    logLevel: settings.LOG_LEVEL,
  };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
