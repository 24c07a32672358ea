import * as z from 'zod/mini';
import { defineSetting } from '../settings/index.ts';

const links = ['device', 'account', 'ip', 'referral'] as const;

/** Members linked in one of these ways to an older member get nothing of promotions that set no rule of their own. */
export const promotionsSetting = defineSetting<{ excludeLinked: (typeof links)[number][] }>({
  key: 'promotions',
  group: 'rewards',
  schema: z.object({ excludeLinked: z.array(z.enum(links)) }),
  default: { excludeLinked: ['account', 'referral'] },
  closed: () => ({ excludeLinked: [...links] }),
});

export const promotionsSettings = { promotions: promotionsSetting };
