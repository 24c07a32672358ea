import { inTransaction, type Pool, type WriteHandle } from '../../../platform/database.ts';
import { selectVendors, upsertGames } from '../catalogue.repo.ts';
import { type GameImport, readGame } from '../domain/game-import.ts';
import { codeKey } from '../memory/snapshot.ts';
import { readLines } from './read-lines.ts';

/** Games stored in one transaction. */
const BATCH = 1000;

/** A row that was refused: its line, counted from 1, and why. */
export type BadRow = { line: number; reason: string };

export type ImportSummary = { rows: number; added: number; changed: number; unchanged: number; bad: number };

export type ImportOptions = {
  pool: Pool;
  /** The bytes of JSON lines, as they are read. */
  file: AsyncIterable<Uint8Array>;
  /** The time at which new games count as added. */
  now: Temporal.Instant;
  /** The vendor of rows that name none. */
  vassalage?: string | undefined;
  onBadRow: (row: BadRow) => void;
  /** Called for each batch, in the transaction that stores it. */
  onStored?: (tx: WriteHandle, stored: { games: number; added: number; changed: number }) => Promise<void>;
};

/**
 * Loads games from JSON lines, a thousand to a transaction: good rows are stored, bad ones reported. Loading the same
 * file again changes nothing. Of rows that name the same game the first counts.
 */
export async function importGames({
  pool,
  file,
  now,
  vassalage,
  onBadRow,
  onStored,
}: ImportOptions): Promise<ImportSummary> {
  const vendors = new Map((await selectVendors(pool)).map((vendor) => [vendor.vassalage, vendor]));
  const summary: ImportSummary = { rows: 0, added: 0, changed: 0, unchanged: 0, bad: 0 };
  const firstLine = new Map<string, number>();
  let batch: GameImport[] = [];

  const store = async (): Promise<void> => {
    const games = batch.map((game) => ({ ...game, createdAt: now.toString() }));
    batch = [];
    const { added, changed } = await inTransaction(pool, async (tx) => {
      const stored = await upsertGames(tx, games);
      await onStored?.(tx, { games: games.length, ...stored });
      return stored;
    });
    summary.added += added;
    summary.changed += changed;
    summary.unchanged += games.length - added - changed;
  };

  for await (const { number, text } of readLines(file)) {
    if (text?.trim() === '') continue;
    summary.rows++;
    const outcome = text === null ? { reason: 'is longer than 64 kB' } : readGame(text, vendors, vassalage);
    const reason = 'reason' in outcome ? outcome.reason : repeated(outcome.game, number, firstLine);
    if (reason !== null) {
      summary.bad++;
      onBadRow({ line: number, reason });
    } else if ('game' in outcome) {
      batch.push(outcome.game);
      if (batch.length === BATCH) await store();
    }
  }
  if (batch.length > 0) await store();
  return summary;
}

function repeated(game: GameImport, line: number, firstLine: Map<string, number>): string | null {
  const key = codeKey(game.vassalage, game.gameCode);
  const first = firstLine.get(key);
  if (first !== undefined)
    return `gameCode: ${JSON.stringify(game.gameCode)} of this vendor is on line ${first} already`;
  firstLine.set(key, line);
  return null;
}
