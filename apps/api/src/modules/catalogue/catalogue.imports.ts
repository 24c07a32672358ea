import type { AdminImport } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { ByStaff, RecordByHand } from '../../platform/command-line.ts';
import { inTransaction, type Pool, type ReadHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { byId, type Page, presentPage, readPage } from '../../platform/paging.ts';
import { selectVendors, upsertGames } from './catalogue.repo.ts';
import { type GameImport, readGame } from './domain/game-import.ts';
import { differencesOf } from './domain/import-difference.ts';
import * as repo from './imports.repo.ts';
import type { BadRow } from './use-cases/import-games.ts';

type Needs = { pool: Pool; clock: Clock; record: RecordByHand };
type Listed = { vassalage: string; source: repo.ImportSource; lines: readonly string[] };

export type GameImports = ReturnType<typeof createGameImports>;

/** Lists of a vendor's games that are compared with the catalogue first, and taken by somebody then. */
export function createGameImports({ pool, clock, record }: Needs) {
  async function present(db: ReadHandle, id: string): Promise<AdminImport> {
    const kept = await repo.selectImport(db, id);
    if (!kept) throw new ApiError('NOT_FOUND', { import: id });
    const { vassalage, source, madeBy, madeAt, bad: badRows } = kept;
    const rows = kept.rows.map(gameOf);
    const differences = differencesOf(rows, await repo.selectListedGames(db, vassalage));
    const listed = {
      id,
      vassalage,
      source,
      madeBy,
      madeAt: madeAt.toString(),
      games: rows.length,
      bad: badRows.length,
    };
    return { ...listed, differences, badRows };
  }

  return {
    one: (id: string): Promise<AdminImport> => present(pool, id),

    async list(vassalage: string, { after, pageSize }: { after?: string | undefined; pageSize: number }) {
      const page: Page<repo.ListedImport> = await readPage(
        pageSize,
        (limit) => repo.selectImports(pool, vassalage, { before: after ?? null, limit }),
        byId,
      );
      return presentPage(page, ({ id, madeAt, ...row }) => ({ ...row, id: String(id), madeAt: madeAt.toString() }));
    },

    /** Keeps a list to be looked at; the catalogue stays as it is. @throws ApiError NOT_FOUND */
    async propose(by: ByStaff, { vassalage, source, lines }: Listed): Promise<AdminImport> {
      const vendors = new Map((await selectVendors(pool)).map((vendor) => [vendor.vassalage, vendor]));
      if (!vendors.has(vassalage)) throw new ApiError('NOT_FOUND', { vendor: vassalage });
      const rows = new Map<string, GameImport>();
      const bad: BadRow[] = [];
      for (const [place, line] of lines.entries()) {
        if (line.trim() === '') continue;
        const read = readGame(line, vendors, vassalage);
        const reason = 'reason' in read ? read.reason : faultOf(read.game, vassalage, rows);
        if (reason !== null) bad.push({ line: place + 1, reason });
        else if ('game' in read) rows.set(read.game.gameCode, read.game);
      }
      const id = await inTransaction(pool, async (tx) => {
        const kept = { vassalage, source, rows: [...rows.values()], bad, madeBy: by.name, madeAt: clock.now() };
        const made = await repo.insertImport(tx, kept);
        const detail = { import: String(made), vendor: vassalage, source, games: rows.size, bad: bad.length };
        await record(tx, by, 'catalogue_list_read', detail, 'no change');
        return made;
      });
      return present(pool, String(id));
    },

    /** Takes the differences of some games, or (null) all. @throws ApiError NOT_FOUND */
    take: (by: ByStaff, id: string, codes: readonly string[] | null): Promise<AdminImport> =>
      inTransaction(pool, async (tx) => {
        const kept = await repo.selectImport(tx, id);
        if (!kept) throw new ApiError('NOT_FOUND', { import: id });
        const { vassalage } = kept;
        await repo.lockListedGames(tx, vassalage);
        const rows = kept.rows.map(gameOf);
        const known = await repo.selectListedGames(tx, vassalage);
        const wanted = codes && new Set(codes);
        const taken = differencesOf(rows, known).filter(({ id: code }) => !wanted || wanted.has(code));
        if (taken.length > 0) {
          const createdAt = clock.now().toString();
          const byCode = new Map(rows.map((row) => [row.gameCode, row]));
          const listed = new Map(known.map((game) => [game.gameCode, game]));
          await upsertGames(
            tx,
            taken.map(({ id: code, difference }) =>
              difference === 'gone'
                ? { ...listed.get(code)!, enabled: false, createdAt }
                : { ...byCode.get(code)!, createdAt },
            ),
          );
          const of = (side: 'before' | 'after') => Object.fromEntries(taken.map((each) => [each.id, each[side]]));
          const change = { before: of('before'), after: of('after') };
          await record(tx, by, 'catalogue_list_taken', { import: id, vendor: vassalage, games: taken.length }, change);
        }
        return present(tx, id);
      }),
  };
}

function faultOf(game: GameImport, vassalage: string, rows: ReadonlyMap<string, GameImport>): string | null {
  if (game.vassalage !== vassalage) return `vassalage: ${game.vassalage} is another vendor`;
  return rows.has(game.gameCode) ? `gameCode: ${JSON.stringify(game.gameCode)} is listed already` : null;
}

function gameOf({ minBet, ...row }: repo.KeptImport['rows'][number]): GameImport {
  return minBet === undefined ? row : { ...row, minBet: minBet === null ? null : BigInt(minBet) };
}
