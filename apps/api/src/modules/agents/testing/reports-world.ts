import { randomUUID } from 'node:crypto';
import type { RecordExport } from '@champa/contract';
import { createLog } from '../../../platform/log.ts';
import { statementAfter } from '../../ledger/index.ts';
import { createRecords } from '../../records/index.ts';
import { createReportSources } from './report-sources.ts';
import { createWorld, type World, ZONE } from './world.ts';

/** Agents with the files of their reports. */
export type ReportsWorld = World & {
  /** Begins an export as an agent. */
  beginFile: (agent: string, wish: object) => Promise<{ status: number; code?: string; value: RecordExport }>;
  /** Writes it, as the job does. @returns its lines, cell by cell */
  readFile: (agent: string, id: string) => Promise<string[][]>;
};

export async function createReportsWorld(start?: string): Promise<ReportsWorld> {
  const world = await createWorld(start);
  const { pool, ledger, figures, agents, app } = world;
  const sources = createReportSources({ pool, ledger, figures });
  const records = createRecords(
    { pool, clock: { now: world.now }, log: createLog('silent', 'test') },
    {
      ...sources,
      site: { settings: { get: async () => ({ brand: { defaultLanguage: 'en' as const, timeZone: ZONE } }) } },
      figures,
      ledger,
      statementAfter,
      // Nothing here reads a member's own rounds.
      vendors: { rounds: {}, service: { list: sources.vendors } } as never,
      describe: async () => new Map(),
      team: agents.reports.exports,
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
