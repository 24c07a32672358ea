import { serverSeedToHex } from '@champa/fairness';
import { showMultiplier } from '../engines/crash/index.ts';
import type { CrashRound } from '../protocol.ts';
import type { FlightRow } from './flights.repo.ts';

/** Past flights, whose seeds can be verified. */
export function presentHistory(rows: readonly FlightRow[]): CrashRound[] {
  return rows.map((row) => ({
    id: row.id,
    serverSeedHash: row.serverSeedHash,
    serverSeed: serverSeedToHex(row.serverSeed),
    clientSeed: row.clientSeed,
    crashedAt: row.crash === null ? null : showMultiplier(row.crash),
  }));
}
