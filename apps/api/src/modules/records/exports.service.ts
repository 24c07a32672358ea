import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { Language, RecordExport } from '@champa/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import { enqueue } from '../../platform/jobs.ts';
import { readLately } from '../../platform/replica.ts';
import { CSV_BEGINNING, csvLine } from '../../platform/csv.ts';
import { type Export, type ExportWish, fileNameOf } from './domain/export.ts';
import * as repo from './exports.repo.ts';
import { type ExportSources, sourceOf } from './exports.sources.ts';

export type ExportsNeeds = {
  pool: Pool;
  clock: Clock;
  sources: ExportSources;
  timeZone: () => Promise<string>;
};

export const EXPORT = 'records_export';
const Payload = z.object({ id: z.string() });

/** The most files of one member that are written at once, and that are kept. */
const MOST_UNDER_WAY = 3;
const MOST_KEPT = 10;
const KEPT_FOR = { hours: 24 };
const TRIED_FOR = { minutes: 10 };
const ROWS_IN_A_PART = 2000;
const DROPPED_AT_ONCE = 100;

export type ExportsService = ReturnType<typeof createExportsService>;

/** Files of records: a member asks for one, a job writes it part by part, and its owner can fetch it for a day. */
export function createExportsService({ pool, clock, sources, timeZone }: ExportsNeeds) {
  async function ownExport(memberId: string, id: string): Promise<Export> {
    const found = await repo.selectOwn(pool, memberId, id, clock.now());
    if (!found) throw new ApiError('NOT_FOUND');
    return found;
  }

  return {
    /** Begins a file; the same key begins it once. */
    async begin(
      principal: MemberPrincipal,
      idempotencyKey: string,
      wish: ExportWish,
      language: Language,
    ): Promise<RecordExport> {
      await sourceOf(sources, wish).require(principal, wish);
      const { memberId } = principal;
      return inTransaction(pool, async (tx) => {
        await repo.lockMember(tx, memberId);
        const known = await repo.selectByKey(tx, memberId, idempotencyKey);
        if (known) {
          if (!isDeepStrictEqual(known.wish, JSON.parse(JSON.stringify(wish))))
            throw new ApiError('IDEMPOTENCY_CONFLICT');
          return presentExport(known);
        }
        const now = clock.now();
        if ((await repo.countUnderWay(tx, memberId, now)) >= MOST_UNDER_WAY) {
          throw new ApiError('TOO_MANY_EXPORTS', { most: MOST_UNDER_WAY });
        }
        await repo.deleteBeyond(tx, memberId, MOST_KEPT - 1);
        const wanted = { memberId, idempotencyKey, wish, language, createdAt: now, expiresAt: now.add(KEPT_FOR) };
        const made = await repo.insertExport(tx, wanted);
        await enqueue(tx, EXPORT, { id: String(made.id) });
        return presentExport(made);
      });
    },

    status: async (memberId: string, id: string): Promise<RecordExport> => presentExport(await ownExport(memberId, id)),

    /** A finished file, read part by part while it is sent. */
    async file(memberId: string, id: string): Promise<{ name: string; content: Readable }> {
      const found = await ownExport(memberId, id);
      if (found.state !== 'done') throw new ApiError('NOT_FOUND');
      return { name: fileNameOf(found.wish), content: Readable.from(partsOf(found), { objectMode: false }) };
    },

    /** The job that writes a file. The queue retries a failed one, until its member has waited too long. */
    async write(payload: unknown): Promise<void> {
      const { id } = Payload.parse(payload);
      const asked = await repo.selectExport(pool, id);
      if (!asked || isOver(asked)) return;
      try {
        await writeParts(asked);
      } catch (error) {
        if (Temporal.Instant.compare(clock.now(), asked.createdAt.add(TRIED_FOR)) < 0) throw error;
        await inTransaction(pool, (tx) => repo.updateFailed(tx, id));
      }
    },

    /** Drops expired files. */
    async dropExpired(): Promise<void> {
      let dropped: number;
      do dropped = await inTransaction(pool, (tx) => repo.deleteExpired(tx, clock.now(), DROPPED_AT_ONCE));
      while (dropped === DROPPED_AT_ONCE);
    },
  };

  /** Continues after the parts that are written. It ends when another job has written the next part. */
  async function writeParts(asked: Export): Promise<void> {
    const { memberId, language, wish } = asked;
    const id = String(asked.id);
    const rows = await sourceOf(sources, wish).open(wish, { memberId, language, timeZone: await timeZone() });
    if (asked.parts === 0) await inTransaction(pool, async (tx) => repo.updateBegun(tx, id, await rows.total()));
    let made: Export | null = asked;
    while (made && !isOver(made)) {
      const { place } = made;
      const { rows: lines, next } = await readLately(() => rows.part(place, ROWS_IN_A_PART));
      const beginning = made.parts === 0 ? CSV_BEGINNING + csvLine(rows.headers) : '';
      const part = {
        number: made.parts,
        content: beginning + lines.map(csvLine).join(''),
        rows: lines.length,
        next,
      };
      if (!(await inTransaction(pool, (tx) => repo.insertPart(tx, id, part)))) return;
      made = await repo.selectExport(pool, id);
    }
  }

  async function* partsOf({ id, parts }: Export): AsyncGenerator<string> {
    for (let number = 0; number < parts; number += 1) {
      const content = await repo.selectPart(pool, id, number);
      // The file was dropped meanwhile. One that ends early must not look whole.
      if (content === null) throw new Error(`part ${number} of export ${id} is gone`);
      yield content;
    }
  }
}

function isOver({ state }: Export): boolean {
  return state === 'done' || state === 'failed';
}

function presentExport({ id, wish, state, rows, total, createdAt, expiresAt }: Export): RecordExport {
  return {
    id: String(id),
    record: wish.record,
    state,
    fileName: fileNameOf(wish),
    rows,
    total,
    createdAt: createdAt.toString(),
    expiresAt: expiresAt.toString(),
  };
}
