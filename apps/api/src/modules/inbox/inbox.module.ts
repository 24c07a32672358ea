import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { everyRow } from '../../platform/paging.ts';
import { forgetMessages } from './forget.repo.ts';
import type { Letter } from './domain/letter.ts';
import { createInboxAdmin, type InboxAdmin } from './inbox.admin.ts';
import type { Brand } from './inbox.present.ts';
import { inboxAdminRoutes } from './inbox.admin.routes.ts';
import { inboxRoutes } from './inbox.routes.ts';
import { ANNOUNCE, createInboxService, type InboxService } from './inbox.service.ts';

export type Inbox = Module & {
  service: Pick<InboxService, 'sendToAll' | 'readAll'>;
  admin: InboxAdmin;
  /** Sends a member a message, in the transaction that causes it; once for each cause. */
  tell: InboxService['tell'];
  /** The same for many members at once. */
  tellAll: InboxService['tellAll'];
  /** How many messages a member has not read. */
  unread: InboxService['unread'];
};

type Needs = {
  brand: () => Promise<Brand>;
  keepDays: () => Promise<number>;
  /** What employees begin letters with. */
  letters: () => Promise<Letter[]>;
  record: RecordByHand;
};

/** Internal messages: from the house to its members. */
export function createInbox({ pool, clock, live }: Pick<Deps, 'pool' | 'clock' | 'live'>, needs: Needs): Inbox {
  const service = createInboxService({ pool, clock, live, ...needs });
  const admin = createInboxAdmin({ service, pool, ...needs });
  return {
    name: 'inbox',
    service,
    admin,
    personalData: async (memberId) => {
      const { defaultLanguage } = await needs.brand();
      return {
        messages: await everyRow((wish) => service.list(memberId, { ...wish, unreadOnly: false }, defaultLanguage)),
      };
    },
    forget: { now: forgetMessages },
    adminRoutes: (app) => inboxAdminRoutes(app, { admin, service, ...needs }),
    tell: service.tell,
    tellAll: service.tellAll,
    unread: service.unread,
    routes: (app) => inboxRoutes(app, { service, brand: needs.brand }),
    jobs: [
      { name: ANNOUNCE, run: service.announce },
      { name: 'inbox_drop_old', cron: '40 19 * * *', run: service.dropOld },
    ],
  };
}
