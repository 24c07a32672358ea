import type { Deps, Module } from '../../module.ts';
import type { Site } from '../site/index.ts';
import { sessionRoutes } from './sessions.routes.ts';
import { createSessionsService, type NoteOpened, type NoteSignedIn, type Sessions } from './sessions.service.ts';
import type { SessionRules } from './sessions.settings.ts';

type Needs = {
  site: Pick<Site, 'countryOf'>;
  settings: () => Promise<SessionRules>;
  noteOpened: NoteOpened;
  noteSignedIn: NoteSignedIn;
};

/** Where members are signed in. */
export function createSessions(deps: Pick<Deps, 'pool' | 'clock' | 'live'>, needs: Needs): Module & Sessions {
  const sessions = createSessionsService({ ...deps, ...needs });
  return {
    name: 'sessions',
    ...sessions,
    routes: (app) => {
      app.decorate('countryOf', needs.site.countryOf);
      sessionRoutes(app, { pool: deps.pool, sessions });
    },
  };
}
