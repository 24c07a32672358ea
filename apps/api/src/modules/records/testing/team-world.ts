import { randomUUID } from 'node:crypto';
import type { RecordExport } from '@champa/contract';
import { createWorld, type World, ZONE } from '../../agents/testing/world.ts';
import type { CatalogueGame, CatalogueVendor } from '../../catalogue/index.ts';
import { statementAfter } from '../../ledger/index.ts';
import {
  selectCalls,
  selectOwnRounds,
  selectPartlyCancelled,
  selectRoundsAfter,
  selectRoundsByRef,
} from '../../vendors/vendors.records.repo.ts';
import { createLog } from '../../../platform/log.ts';
import { createRecords } from '../index.ts';
import type { RecordsNeeds } from '../records.module.ts';

/** Agents with the records of their teams. */
export type TeamWorld = World & {
  /** Begins a file as an agent. */
  beginFile: (agent: string, wish: object) => Promise<{ status: number; code?: string; value: RecordExport }>;
  /** Writes it, as the job does. @returns its lines, cell by cell */
  readFile: (agent: string, id: string) => Promise<string[][]>;
};

/** The catalogue has one vendor with a slot and a table; `game` is not in it any more. */
const games: Record<string, CatalogueGame> = {
  naga: { nodeId: 7n, name: 'Naga Gold', nameLo: null, nameCn: null, category: 'RNG' } as CatalogueGame,
  table: { nodeId: 8n, name: 'Mekong Table', nameLo: null, nameCn: null, category: 'LIVE' } as CatalogueGame,
};
const vendor = { vassalage: 'TEST', displayName: 'Test Studio' } as CatalogueVendor;

export async function createTeamWorld(
  start?: string,
  ticketsOf: RecordsNeeds['ticketsOf'] = async () => new Map(),
): Promise<TeamWorld> {
  const world = await createWorld(start);
  const { pool, ledger, figures, members, agents, app } = world;
  const records = createRecords(
    { pool, clock: { now: world.now }, log: createLog('silent', 'test') },
    {
      brand: async () => ({ defaultLanguage: 'en', timeZone: ZONE, currency: 'LAK' }),
      members,
      figures,
      ledger,
      statementAfter,
      // The reading half of the module: rounds are written without the wire.
      vendors: {
        rounds: {
          after: selectRoundsAfter,
          partlyCancelled: selectPartlyCancelled,
          byRef: selectRoundsByRef,
          calls: selectCalls,
          own: selectOwnRounds,
        },
        roundsById: async () => [],
        service: {
          list: async () => (await pool.query('SELECT id, code FROM vendors.vendor')).rows,
        },
      } as never,
      findGame: async (_vassalage, gameCode) => games[gameCode] ?? null,
      findVendor: async () => vendor,
      listVendors: async () => [vendor],
      playedGame: (_vassalage, gameCode) => games[gameCode] ?? null,
      searchGames: async (text) => (/naga/i.test(text) ? [{ vassalage: 'TEST', gameCode: 'naga' }] : []),
      describers: {},
      ticketsOf,
      teams: agents.teams,
      agentExports: agents.files,
    },
  );
  await records.routes!(app);
  const write = records.jobs!.find(({ name }) => name === 'records_export')!;
  return {
    ...world,
    beginFile: async (agent, wish) =>
      (await world.call(`a${agent}`, 'POST', '/api/records/exports', { idempotencyKey: randomUUID(), wish })) as never,
    async readFile(agent, id) {
      await write.run({ id });
      const url = `/api/records/exports/${id}/file`;
      const response = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer a${agent}` } });
      if (response.statusCode !== 200) throw new Error(`HTTP ${response.statusCode} of ${url}`);
      const lines = response.body.replace('\uFEFF', '').trimEnd().split('\r\n');
      return lines.map((line) => line.split(','));
    },
  };
}
