import type { Deps, Module } from '../../module.ts';
import { repeat, type Repeating } from '../../platform/repeat.ts';
import { explorerRoutes, type ExplorerNeeds } from './explorer.routes.ts';
import { createExplorer } from './explorer.service.ts';
import { ledgerAdminRoutes } from './ledger.admin.routes.ts';
import { createLedgerJobs } from './ledger.jobs.ts';
import { sealJournal } from './ledger.seal.ts';
import type { Ledger } from './ledger.service.ts';

/** A movement is sealed within about this time; until then only the database's roles guard it, not the hash chain. */
const SEAL_EVERY_MS = 1000;

type Given = Pick<Deps, 'pool' | 'clock' | 'log'>;

type Needs = ExplorerNeeds & {
  ledger: Pick<Ledger, 'balances' | 'drain'>;
  /** The ID of a member by username. */
  memberNamed: (username: string) => Promise<string | null>;
};

/** The ledger's module: its console routes, its jobs, and the sealing of the journal while it runs. */
export function createLedgerModule({ pool, clock, log }: Given, { ledger, ...needs }: Needs): Module {
  const explorer = createExplorer({ pool, memberNamed: needs.memberNamed });
  let sealing: Repeating | undefined;
  return {
    name: 'ledger',
    adminRoutes: (app) => {
      ledgerAdminRoutes(app, { pool, balances: ledger.balances });
      explorerRoutes(app, explorer, needs);
    },
    jobs: createLedgerJobs({ pool, clock }),
    start: async () => {
      const onError = (error: unknown) => log.error({ err: error }, 'sealing failed');
      sealing = repeat(() => sealJournal(pool, clock), { everyMs: SEAL_EVERY_MS, onError });
    },
    stop: async () => {
      await ledger.drain();
      await sealing?.stop();
    },
  };
}
