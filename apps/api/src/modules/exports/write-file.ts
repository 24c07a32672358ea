import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool, type WriteHandle } from '../../platform/database.ts';
import type { ExportList } from '../../platform/export-list.ts';
import { enqueue } from '../../platform/jobs.ts';
import { readLately } from '../../platform/replica.ts';
import { type ExportFile, MOST_ROWS, oldestKept } from './domain/file.ts';
import * as repo from './exports.repo.ts';
import { headOf, linesOf } from './lines.ts';

export const WRITE = 'exports_write';
const Payload = z.object({ id: z.string() });

const ROWS_IN_A_PART = 1000;
/** Exports take turns, so that a small one never waits for a large one. */
const PARTS_IN_A_TURN = 20;
/** So often in a row without a part that could be written: by then some minutes have passed. */
const MOST_TRIES = 5;
const DROPPED_AT_ONCE = 10;

type Needs = { pool: Pool; clock: Clock; timeZone: () => Promise<string>; listOf: (name: string) => ExportList };

/** One queue: however many employees export, one part is read at a time, and other jobs keep their places. */
export const enqueueTurn = (tx: WriteHandle, id: string): Promise<void> =>
  enqueue(tx, WRITE, { id }, { queue: 'exports' });

/** The jobs of exports. */
export function createWriteFile({ pool, clock, timeZone, listOf }: Needs) {
  const end = (file: ExportFile, how: Parameters<typeof repo.updateEnded>[2]) =>
    inTransaction(pool, (tx) => repo.updateEnded(tx, file.id, how, clock.now()));

  /** Writes what follows the parts that are there. @returns whether there is more to write */
  async function writePart(id: string): Promise<boolean> {
    const file = await repo.selectFile(pool, id);
    if (file?.state !== 'running') return false;
    const list = listOf(file.list);
    if (!(await repo.selectMay(pool, file.staffId, list.begin.permission))) {
      await end(file, { state: 'failed', fault: 'right_lost' });
      return false;
    }
    const zone = await timeZone();
    const wish = { after: file.place ?? undefined, pageSize: Math.min(ROWS_IN_A_PART, MOST_ROWS - file.rows) };
    const page = await readLately(() => list.read(file.filter, wish));
    const head = file.parts === 0 ? headOf(list, zone) : '';
    const content = head + linesOf(list, page.list, zone);
    const part = { number: file.parts, content, rows: page.list.length, place: page.next };
    const isLast = page.next === null || file.rows + page.list.length >= MOST_ROWS;
    return inTransaction(pool, async (tx) => {
      if (!(await repo.insertPart(tx, file.id, part))) return false;
      if (isLast) await repo.updateEnded(tx, file.id, { state: 'done', whole: page.next === null }, clock.now());
      return !isLast;
    });
  }

  return {
    /** One turn. A job that runs twice, or again after its server died, goes on where the last part ends. */
    async write(payload: unknown): Promise<void> {
      const { id } = Payload.parse(payload);
      const file = await repo.selectFile(pool, id);
      if (file?.state !== 'running') return;
      if (file.tries >= MOST_TRIES) return void (await end(file, { state: 'failed', fault: 'server' }));
      await inTransaction(pool, (tx) => repo.updateTries(tx, id));
      for (let part = 0; part < PARTS_IN_A_TURN; part += 1) {
        if (!(await writePart(id))) return;
      }
      await inTransaction(pool, (tx) => enqueueTurn(tx, id));
    },

    async dropOld(): Promise<void> {
      const before = oldestKept(clock.now());
      let dropped: number;
      do dropped = await inTransaction(pool, (tx) => repo.deleteEndedBefore(tx, before, DROPPED_AT_ONCE));
      while (dropped === DROPPED_AT_ONCE);
    },
  };
}
