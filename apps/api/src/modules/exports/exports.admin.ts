import { Readable } from 'node:stream';
import type { Clock } from '../../platform/clock.ts';
import type { Actor, ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import type { ExportList } from '../../platform/export-list.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { because } from '../../platform/http/because.ts';
import { byId, type Page, type PageWish, readPage } from '../../platform/paging.ts';
import { type ExportFile, fileNameOf, keptUntil } from './domain/file.ts';
import * as repo from './exports.repo.ts';
import { enqueueTurn } from './write-file.ts';

type Needs = {
  pool: Pool;
  clock: Clock;
  record: RecordByHand;
  timeZone: () => Promise<string>;
  listOf: (name: string) => ExportList;
};

export type ExportsAdmin = ReturnType<typeof createExportsAdmin>;

/** What employees do with files of lists: each has their own. */
export function createExportsAdmin({ pool, clock, record, timeZone, listOf }: Needs) {
  async function ownFile(by: Actor, id: string): Promise<ExportFile> {
    const found = await repo.selectOwn(pool, by.staffId, id);
    if (!found) throw new ApiError('NOT_FOUND', { export: id });
    return found;
  }

  async function* partsOf({ id, parts }: ExportFile): AsyncGenerator<string> {
    for (let number = 0; number < parts; number += 1) {
      const content = await repo.selectPart(pool, id, number);
      // It was dropped meanwhile. A file that ends early must not look whole.
      if (content === null) throw new Error(`part ${number} of export ${id} is gone`);
      yield content;
    }
  }

  return {
    /** Begins a file; a job writes it. @throws ApiError EXPORT_RUNNING */
    begin: (by: ByStaff, { name }: ExportList, filter: object): Promise<ExportFile> =>
      inTransaction(pool, async (tx) => {
        const asked = { staffId: by.staffId, list: name, filter, startedAt: clock.now() };
        const file = await repo.insertFile(tx, asked);
        if (!file) throw new ApiError('EXPORT_RUNNING');
        await record(tx, by, 'export_started', { export: String(file.id), list: name, filter }, 'no change');
        await enqueueTurn(tx, String(file.id));
        return file;
      }),

    own: (by: Actor, { before, pageSize }: PageWish): Promise<Page<ExportFile>> =>
      readPage(pageSize, (limit) => repo.selectOwnPage(pool, by.staffId, { before, limit }), byId),

    /** @throws ApiError NOT_FOUND, or NOT_POSSIBLE where it has ended */
    async cancel(by: Actor, id: string): Promise<ExportFile> {
      const found = await ownFile(by, id);
      return inTransaction(pool, async (tx) => {
        const file = await repo.updateEnded(tx, found.id, { state: 'cancelled' }, clock.now());
        if (!file) throw new ApiError('NOT_POSSIBLE', because('export_ended', 'the export has ended'));
        await record(tx, by, 'export_cancelled', { export: id, list: file.list }, 'no change');
        return file;
      });
    },

    /**
     * A finished file, read part by part while it is sent. That it was taken is recorded before.
     *
     * @throws ApiError NOT_FOUND, or FORBIDDEN where the employee may no longer have the list
     */
    async download(by: Actor, id: string): Promise<{ name: string; content: Readable }> {
      const file = await ownFile(by, id);
      const until = keptUntil(file);
      if (!until || Temporal.Instant.compare(clock.now(), until) >= 0) throw new ApiError('NOT_FOUND', { export: id });
      const { permission } = listOf(file.list).begin;
      if (!(await repo.selectMay(pool, by.staffId, permission))) throw new ApiError('FORBIDDEN', { permission });
      const detail = { export: id, list: file.list, rows: file.rows };
      await inTransaction(pool, (tx) => record(tx, by, 'export_downloaded', detail, 'no change'));
      return {
        name: fileNameOf(file, await timeZone()),
        content: Readable.from(partsOf(file), { objectMode: false }),
      };
    },
  };
}
