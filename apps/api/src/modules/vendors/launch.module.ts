import type { Language } from '@champa/contract';
import type { Deps, Module } from '../../module.ts';
import type { Members } from '../member/index.ts';
import type { LaunchOptions, Opener } from './vendors.launch.ts';
import { registerRoutes, type RouteNeeds } from './vendors.routes.ts';

export type LaunchNeeds = Pick<
  LaunchOptions,
  'findGame' | 'requirePlay' | 'merchantCode' | 'followGame' | 'paidFeatures' | 'noteOpened'
> & {
  opener: Opener;
  members: Pick<Members, 'byId'>;
  defaultLanguage: Language;
  countryOf: RouteNeeds['countryOf'];
};

/** Opening games. Created after vendors and after transfers, since it needs both. */
export function createLaunch({ pool, log, config }: Pick<Deps, 'pool' | 'log' | 'config'>, needs: LaunchNeeds): Module {
  const { opener, members, ...rest } = needs;
  const memberById = (id: string) => members.byId(pool, id);
  return {
    name: 'launch',
    routes: (app) => registerRoutes(app, { pool, log, publicUrl: config.PUBLIC_URL, memberById, ...opener, ...rest }),
  };
}
