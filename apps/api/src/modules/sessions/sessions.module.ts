import type { Deps, Module } from '../../module.ts';
import type { Site } from '../site/index.ts';
import { sessionRoutes } from './sessions.routes.ts';
import { createSessionsService, type NoteOpened, type NoteSignedIn, type Sessions } from './sessions.service.ts';

type Needs = { site: Site; noteOpened: NoteOpened; noteSignedIn: NoteSignedIn };

/** Where members are signed in. */
export function createSessions(deps: Pick<Deps, 'pool' | 'clock' | 'live'>, needs: Needs): Module & Sessions {
  const { site, noteOpened, noteSignedIn } = needs;
  const sessions = createSessionsService({ ...deps, settings: site.settings.get, noteOpened, noteSignedIn });
  return {
    name: 'sessions',
    ...sessions,
    routes: (app) => {
      app.decorate('countryOf', site.countryOf);
      sessionRoutes(app, { pool: deps.pool, sessions });
    },
  };
}
