import type { Deps, Module } from '../../module.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Members } from '../member/index.ts';
import type { Site } from '../site/index.ts';
import type { Allowances } from '../throttle/index.ts';
import { deleteExpiredHandOvers } from './hand-over.repo.ts';
import { handOverRoutes } from './hand-over.routes.ts';
import { createHandOver, type HandOver } from './hand-over.service.ts';
import { sessionRoutes } from './sessions.routes.ts';
import { createSessionsService, type NoteOpened, type NoteSignedIn, type Sessions } from './sessions.service.ts';

export type SessionsModule = Module & Sessions & { handOver: HandOver };

type Needs = {
  members: Pick<Members, 'byId'>;
  site: Site;
  throttle: { allowances: Allowances };
  /** The site's own address. */
  publicUrl: string;
  noteOpened: NoteOpened;
  noteSignedIn: NoteSignedIn;
};

/** Where members are signed in. */
export function createSessions(deps: Pick<Deps, 'pool' | 'clock' | 'live'>, needs: Needs): SessionsModule {
  const { pool, clock } = deps;
  const { site, members, publicUrl, noteOpened, noteSignedIn } = needs;
  const { allowances } = needs.throttle;
  const settings = site.settings.get;
  const sessions = createSessionsService({ ...deps, settings, noteOpened, noteSignedIn });
  const handOver = createHandOver({ clock, settings, publicUrl });
  const tidy: Job = {
    name: 'sessions_tidy',
    cron: '*/10 * * * *',
    run: () => inTransaction(pool, (tx) => deleteExpiredHandOvers(tx, clock.now())),
  };
  return {
    name: 'sessions',
    ...sessions,
    handOver,
    jobs: [tidy],
    routes: (app) => {
      app.decorate('countryOf', site.countryOf);
      sessionRoutes(app, { pool, sessions });
      handOverRoutes(app, { pool, members, sessions, handOver, allowances, settings });
    },
  };
}
