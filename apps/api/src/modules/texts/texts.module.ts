import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { LiveTexts } from './live-texts.ts';
import { textsAdminRoutes } from './texts.admin.routes.ts';
import { createTextsAdmin, type TextsAdmin } from './texts.admin.ts';
import { textsRoutes } from './texts.routes.ts';

export type Texts = Module & {
  admin: TextsAdmin;
  /** Another for other texts; null where the brand has none of its own. */
  revision: () => string | null;
};

/** How the brand words the site's messages. */
export function createTexts(
  { pool, log, clock }: Pick<Deps, 'pool' | 'log' | 'clock'>,
  { record }: { record: RecordByHand },
): Texts {
  const live = new LiveTexts({ pool, log });
  const admin = createTextsAdmin({ pool, clock, record });
  return {
    name: 'texts',
    admin,
    revision: () => live.revision,
    routes: (app) => textsRoutes(app, live),
    adminRoutes: (app) => textsAdminRoutes(app, admin),
    start: () => live.start(),
    stop: () => live.stop(),
  };
}
