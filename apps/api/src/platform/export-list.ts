import type { ExportedList, Operation, StaffPermission } from '@champa/contract';
import type * as z from 'zod/mini';
import type { Page } from './paging.ts';

/** How a column is written: as it is, or a time in the brand's zone. */
export type ColumnKind = 'text' | 'time';

type Cell = unknown;

/** A list of the console that can be written into a file. */
export type ExportList = {
  name: ExportedList;
  /** The call that begins a file: its permission, and the filter that it takes. */
  begin: ExportOperation;
  columns: readonly { name: string; kind: ColumnKind }[];
  /** A part of the list, behind a place in it: a cell for each column. `filter` is what the call took. */
  read: (filter: unknown, wish: { after: string | undefined; pageSize: number }) => Promise<Page<Cell[]>>;
};

export type ExportOperation = Operation & {
  access: 'staff';
  permission: StaffPermission;
  query: z.ZodMiniType<object>;
  body: z.ZodMiniType<{ reason: string }>;
  value: z.ZodMiniType;
};

type Declared<Begin extends ExportOperation, Row> = {
  name: ExportedList;
  begin: Begin;
  /** The fields of a row that the file has, in its order. */
  columns: Partial<Record<keyof Row & string, ColumnKind>>;
  read: (wish: z.output<Begin['query']> & { after: string | undefined; pageSize: number }) => Promise<Page<Row>>;
};

/** Declares that a list can be written into a file: its columns, and how it is read, page by page as the console does. */
export function exportList<Begin extends ExportOperation, Row extends object>(
  declared: Declared<Begin, Row>,
): ExportList {
  const { name, begin, read } = declared;
  const columns = Object.entries(declared.columns).map(([field, kind]) => ({ name: field, kind: kind as ColumnKind }));
  return {
    name,
    begin,
    columns,
    async read(filter, wish) {
      const { list, next } = await read({ ...(begin.query.parse(filter) as z.output<Begin['query']>), ...wish });
      const rows = list.map((row) => columns.map((column) => (row as Record<string, Cell>)[column.name] ?? null));
      return { list: rows, next };
    },
  };
}
