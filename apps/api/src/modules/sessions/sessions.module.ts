import type { Deps, Module } from '../../module.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Members } from '../member/index.ts';
import type { Site } from '../site/index.ts';
import type { Allowances } from '../throttle/index.ts';
import { forgetTraces, forgetTracesBefore } from './forget.repo.ts';
import { deleteExpiredHandOvers } from './hand-over.repo.ts';
import { handOverRoutes } from './hand-over.routes.ts';
import { createHandOver, type HandOver, type HandOverRules } from './hand-over.service.ts';
import { sessionRoutes } from './sessions.routes.ts';
import type { SessionRules } from './sessions.settings.ts';
import { createSessionsService, type NoteOpened, type NoteSignedIn, type Sessions } from './sessions.service.ts';

export type SessionsModule = Module & Sessions & { handOver: HandOver };

type Needs = {
  members: Pick<Members, 'byId'>;
  site: Pick<Site, 'countryOf'>;
  settings: () => Promise<HandOverRules & Pick<SessionRules, 'signInTraces'>>;
  throttle: { allowances: Allowances };
  /** The site's own address. */
  publicUrl: string;
  noteOpened: NoteOpened;
  noteSignedIn: NoteSignedIn;
};

const FORGOTTEN_AT_ONCE = 5000;

/** Where members are signed in. */
export function createSessions(deps: Pick<Deps, 'pool' | 'clock' | 'live'>, needs: Needs): SessionsModule {
  const { pool, clock } = deps;
  const { allowances } = needs.throttle;
  const sessions = createSessionsService({ ...deps, ...needs });
  const handOver = createHandOver({ clock, ...needs });
  const tidy: Job = {
    name: 'sessions_tidy',
    cron: '*/10 * * * *',
    run: () => inTransaction(pool, (tx) => deleteExpiredHandOvers(tx, clock.now())),
  };
  /** Addresses and devices are kept for a time only, whoever they are of. */
  async function forgetOld(): Promise<void> {
    const before = clock.now().subtract({ hours: 24 * (await needs.settings()).signInTraces.days });
    let forgotten: number;
    do forgotten = await inTransaction(pool, (tx) => forgetTracesBefore(tx, before, FORGOTTEN_AT_ONCE));
    while (forgotten === FORGOTTEN_AT_ONCE);
  }

  return {
    name: 'sessions',
    forget: { now: sessions.endAll, afterRetention: forgetTraces },
    ...sessions,
    handOver,
    jobs: [tidy, { name: 'sessions_forget_traces', cron: '15 20 * * *', run: forgetOld }],
    routes: (app) => {
      app.decorate('countryOf', needs.site.countryOf);
      sessionRoutes(app, { pool, sessions });
      handOverRoutes(app, { ...needs, pool, sessions, handOver, allowances });
    },
  };
}
