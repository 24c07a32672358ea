import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Pool } from '../../../platform/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { createLog } from '../../../platform/log.ts';
import type { CatalogueGame } from '../../catalogue/index.ts';
import { createFigures, type Figures } from '../../figures/index.ts';
import { type Ledger, statementAfter } from '../../ledger/index.ts';
import type { Vendors } from '../../vendors/index.ts';
import { GAMES, VENDOR } from '../../vendors/testing/games.ts';
import { createMembers } from '../../member/index.ts';
import { createRecords, type Records } from '../index.ts';

export const TIME_ZONE = 'Asia/Vientiane';

const games: Record<string, CatalogueGame> = {
  [GAMES[0]]: { nodeId: 7n, name: 'Naga Gold', nameLo: 'ນາກາທອງ', nameCn: null, category: 'RNG' } as CatalogueGame,
  [GAMES[1]]: { nodeId: 8n, name: '=Mekong, "Reels"', nameLo: null, nameCn: null, category: 'LIVE' } as CatalogueGame,
};

type Parts = { pool: Pool; clock: Clock; ledger: Ledger; vendors: Vendors; app: FastifyInstance };

/** The module on a ledger and vendors, with a catalogue of two games and no agents, on a server that does not listen. */
export async function composeRecords({ pool, clock, ledger, vendors, app }: Parts): Promise<{
  figures: Figures;
  records: Records;
}> {
  const log = createLog('silent', 'test');
  const figures = createFigures({ pool, log }, { timeZone: async () => TIME_ZONE });
  const findGame = async (_vassalage: string, gameCode: string) => games[gameCode] ?? null;
  const records = createRecords(
    { pool, clock, log },
    {
      brand: async () => ({ defaultLanguage: 'lo', timeZone: TIME_ZONE, currency: 'LAK' }),
      members: createMembers(clock),
      figures,
      ledger,
      statementAfter,
      vendors,
      findGame,
      findVendor: async () => null,
      listVendors: async () => [],
      playedGame: (_vassalage, gameCode) => games[gameCode] ?? null,
      searchGames: async (text) => (/naga/i.test(text) ? [{ vassalage: VENDOR, gameCode: GAMES[0] }] : []),
      describers: { test: async (ids) => new Map(ids.map((id) => [id, `=cmd|${id}`])) },
      ticketsOf: async () => new Map(),
      teams: {
        requireAgent: () => Promise.reject(new ApiError('NON_AGENT')),
        partOf: async () => null,
        membersAmong: async () => new Set(),
      },
      agentExports: {} as never,
    },
  );
  await records.routes!(app);
  return { figures, records };
}
