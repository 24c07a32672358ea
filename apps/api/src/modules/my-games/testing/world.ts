import type { GameType } from '@champa/contract';
import { systemClock } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database.ts';
import { createLog } from '../../../platform/log.ts';
import { type GameWrite, upsertGames } from '../../catalogue/catalogue.repo.ts';
import { type CatalogueServer, startCatalogueServer } from '../../catalogue/testing/catalogue.ts';
import { createMembers } from '../../member/index.ts';
import { createVendor } from '../../vendors/testing/hub88-vendor.ts';
import { createWorld, type World } from '../../vendors/testing/world.ts';
import { createMyGames, createRecents } from '../index.ts';

export type Answer<T> = { status: number; code?: string; value: T };

export type MyGamesWorld = World & {
  vendor: ReturnType<typeof createVendor>;
  catalogue: CatalogueServer['catalogue'];
  /** Brings changes of the catalogue into the server's copy. */
  see: () => Promise<void>;
  addGame: (vassalage: string, gameCode: string, more?: { gameType?: GameType; nameCn?: string }) => Promise<string>;
  /** Sets the server's clock. */
  at: (now: Temporal.Instant) => void;
  recents: ReturnType<typeof createRecents>;
  call: <T>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) => Promise<Answer<T>>;
  as: (memberId: string, type?: number) => void;
};

/** The module with the catalogue, vendors and the ledger, on a database of its own. */
export async function createMyGamesWorld(): Promise<MyGamesWorld> {
  const world = await createWorld();
  const server = await startCatalogueServer(world.databaseUrl);
  const { pool, vendors, app } = world;
  let now: Temporal.Instant | null = null;
  const deps = { pool, clock: { now: () => now ?? systemClock.now() }, log: createLog('silent', 'test') };
  const recents = createRecents(deps);
  const myGames = createMyGames(deps, {
    recents,
    catalogue: server.catalogue,
    listWins: vendors.listWins,
    winsById: vendors.winsById,
    listPots: vendors.listPots,
    usernames: createMembers(deps.clock).usernames,
    brand: async () => ({ currency: 'LAK', defaultLanguage: 'lo' }),
  });
  await myGames.routes!(app);
  await inTransaction(pool, (tx) => server.catalogue.ensureVendor(tx, { vassalage: 'NAGASPIN' }));
  const see = async (): Promise<void> => void (await server.catalogue.findGame('0'));

  return {
    ...world,
    vendor: createVendor(app),
    catalogue: server.catalogue,
    recents,
    see,
    at: (time) => {
      now = time;
    },
    async addGame(vassalage, gameCode, { gameType = 'RNG', ...more } = {}) {
      const createdAt = '2026-07-01T00:00:00Z';
      const game: GameWrite = { vassalage, gameCode, gameType, gameName: gameCode, createdAt, ...more };
      await inTransaction(pool, (tx) => upsertGames(tx, [game]));
      return String((await server.catalogue.findGameByCode(vassalage, gameCode))!.nodeId);
    },
    async call(method, url, body) {
      const headers = { authorization: 'Bearer any', 'x-language': 'en' };
      const response = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
      return { status: response.statusCode, ...(response.json() as object) } as Answer<never>;
    },
    as: (memberId, type = 0) =>
      world.signIn({ kind: 'member', memberId, sessionId: '1', type, isTrial: type === 4, isAgent: false }),
    close: async () => {
      await myGames.stop!();
      await server.close();
      await world.close();
    },
  };
}
