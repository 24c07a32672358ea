import type { Title } from '../catalogue/titles.ts';
import type { Studio } from '../studio.ts';
import { FlightTable } from './table.ts';

/** The tables of all crash titles, created when first used. */
export type FlightTables = { of: (title: Title) => FlightTable; stop: () => Promise<void> };

export function createFlightTables(studio: Studio): FlightTables {
  const tables = new Map<string, FlightTable>();
  return {
    of: (title) => {
      const key = `${title.vassalage}/${title.gameCode}`;
      const table = tables.get(key) ?? new FlightTable(studio, title);
      tables.set(key, table);
      return table;
    },
    stop: async () => {
      await Promise.all([...tables.values()].map((table) => table.stop()));
    },
  };
}
