import type { Language } from '@champa/contract';
import { type MessageId, translate } from '@champa/i18n/server';
import type { MemberPrincipal } from '../../platform/http/principal.ts';
import type { ExportWish, RecordName, WishOf } from './domain/export.ts';
import { timeCursor } from '../../platform/paging.ts';
import { type RecordList, readPage } from './paging.ts';

/** A record that can be written to a file. */
export type ExportSource<Wish> = {
  /** @throws ApiError if the member may not read it, or not so many days of it */
  require: (principal: MemberPrincipal, wish: Wish) => Promise<void>;
  open: (wish: Wish, reader: Reader) => Promise<ExportRows>;
};

/** Whose file it is, and the language and time zone it is written in. */
export type Reader = { memberId: string; language: Language; timeZone: string };

/** The rows of a file, read part by part. */
export type ExportRows = {
  headers: readonly string[];
  /** How many rows there will be; null if that is not known. */
  total: () => Promise<number | null>;
  /** `after`: the `next` of the part before. */
  part: (after: string | null, limit: number) => Promise<{ rows: string[][]; next: string | null }>;
};

export type ExportSources = { [Name in RecordName]: ExportSource<WishOf<Name>> };

/** Files of what agents have beside the records of their teams; the module `agents` writes their rows. */
export type AgentExports = Pick<ExportSources, 'agent_runs' | 'agent_income'>;

/** The source of a file's record. */
export function sourceOf(sources: ExportSources, { record }: ExportWish): ExportSource<ExportWish> {
  // Each source is asked with the wish that has its own name only.
  return sources[record] as ExportSource<ExportWish>;
}

/** A part without rows, the last of its file. */
export const NO_ROWS = { rows: [], next: null };

/** Headers in the reader's language. */
export function named(ids: readonly MessageId[], { language }: Reader): string[] {
  return ids.map((id) => translate(id, language));
}

/**
 * The rows of a list. `open` is called for every part: a list of a team has the members of now, and none (null) if the member it is
 * about has left the team.
 */
export function rowsOf<Row, Totals extends { total: number | null }>(
  headers: readonly string[],
  open: () => Promise<RecordList<Row, Totals> | null>,
  linesOf: (page: readonly Row[]) => Promise<string[][]>,
): ExportRows {
  return {
    headers,
    total: async () => {
      const list = await open();
      return list ? (await list.totals()).total : 0;
    },
    part: async (after, limit) => {
      const list = await open();
      if (!list) return NO_ROWS;
      const { rows, next } = await readPage(list, after === null ? null : storedPlace(after), limit);
      return { rows: await linesOf(rows), next: next && timeCursor.write(next) };
    },
  };
}

/** Fails for a place that is not readable: from the beginning on, rows would be in the file twice. */
function storedPlace(text: string) {
  const place = timeCursor.parse(text);
  if (!place) throw new Error(`a file cannot go on at "${text}"`);
  return place;
}
