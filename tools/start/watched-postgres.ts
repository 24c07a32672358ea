import { freePort, type PostgresOptions, startPostgres } from '@champa/db/postgres';

const MOST_RESTARTS = 5;
const RESTARTS_FORGOTTEN_AFTER_MS = 60_000;

export type DatabaseWatch = { onEnded: () => void; onGivenUp: () => void };

export type WatchedPostgres = { url: (database: string) => string; stop: () => Promise<void> };

/** A PostgreSQL that is started again on its port when it ends by itself, a few times a minute at most. Programs wait for it. */
export async function startWatchedPostgres(given: PostgresOptions, watch: DatabaseWatch): Promise<WatchedPostgres> {
  const options = { ...given, port: await freePort() };
  let server = await startPostgres(options);
  let isStopping = false;
  let ends: number[] = [];

  void keep();
  return {
    url: (database) => server.url(database),
    stop: () => {
      isStopping = true;
      return server.stop();
    },
  };

  async function keep(): Promise<void> {
    for (;;) {
      await server.ended;
      if (isStopping) return;
      const now = Date.now();
      ends = [...ends.filter((at) => now - at < RESTARTS_FORGOTTEN_AFTER_MS), now];
      if (ends.length > MOST_RESTARTS) return watch.onGivenUp();
      watch.onEnded();
      try {
        server = await startPostgres(options);
      } catch {
        return watch.onGivenUp();
      }
      if (isStopping) return server.stop();
    }
  }
}
