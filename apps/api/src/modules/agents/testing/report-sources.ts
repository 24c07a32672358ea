import type { Pool } from '../../../platform/database.ts';
import type { CatalogueGame, CatalogueVendor } from '../../catalogue/index.ts';
import type { Figures } from '../../figures/index.ts';
import { type Ledger, statementAfter } from '../../ledger/index.ts';
import type { RoundCall } from '../../vendors/index.ts';
import type { ReportSources } from '../reports.service.ts';

/** The catalogue of this world: one vendor with a slot and a table; `game` is not in it any more. */
const games: Record<string, CatalogueGame> = {
  naga: { nodeId: 7n, name: 'Naga Gold', nameLo: null, nameCn: null, category: 'RNG' } as CatalogueGame,
  table: { nodeId: 8n, name: 'Mekong Table', nameLo: null, nameCn: null, category: 'LIVE' } as CatalogueGame,
};
const vendor = { vassalage: 'TEST', displayName: 'Test Studio', games: 2 } as CatalogueVendor & { games: number };

type Parts = { pool: Pool; ledger: Ledger; figures: Figures };

/** The sources of reports, with a catalogue of two games. */
export function createReportSources({ pool, ledger, figures }: Parts): ReportSources {
  return {
    ledger,
    statementAfter,
    figures,
    callsOf: async (db, roundId) =>
      (
        await db.query<RoundCall>(
          `SELECT id, tx_id AS "txId", kind, amount, moved, free AS "isFree", cancelled AS "isCancelled", balance, at
           FROM vendors.transaction WHERE round_id = $1 ORDER BY id`,
          [roundId],
        )
      ).rows,
    vendors: async () => (await pool.query<{ id: number; code: string }>('SELECT id, code FROM vendors.vendor')).rows,
    playedGame: (_vassalage, gameCode) => games[gameCode] ?? null,
    searchGames: async (text) => (/naga/i.test(text) ? [{ vassalage: 'TEST', gameCode: 'naga' }] : []),
    findGame: async (_vassalage, gameCode) => games[gameCode] ?? null,
    findVendor: async () => vendor,
    listVendors: async () => [vendor],
    describe: async () => new Map(),
  };
}
