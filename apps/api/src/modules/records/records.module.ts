import type { Deps, Module } from '../../module.ts';
import { recordsAdminRoutes } from './records.admin.routes.ts';
import { recordsRoutes, type RecordsSite } from './records.routes.ts';
import { createRecordsService, type RecordsSources } from './records.service.ts';

export type RecordsNeeds = RecordsSources & { site: RecordsSite };

/** What a member did: the rounds he played and the movements of his cash. Owns no table; reads its sources' public faces. */
export function createRecords({ pool }: Pick<Deps, 'pool'>, { site, ...sources }: RecordsNeeds): Module {
  const service = createRecordsService(pool, sources);
  return {
    name: 'records',
    routes: (app) => recordsRoutes(app, { service, site }),
    adminRoutes: (app) => recordsAdminRoutes(app, { service, site }),
  };
}
