import { inLanguages } from '../../../words/in-languages.ts';
import { games } from './games.ts';
import { money } from './money.ts';
import { office } from './office.ts';
import { people } from './people.ts';
import { rewards } from './rewards.ts';
import { service } from './service.ts';

/** What employees do, by the server’s codes. */
export const actionWords = inLanguages({
  en: {
    ...office.en,
    ...people.en,
    ...money.en,
    ...games.en,
    ...rewards.en,
    ...service.en,
  },
  lo: {
    ...office.lo,
    ...people.lo,
    ...money.lo,
    ...games.lo,
    ...rewards.lo,
    ...service.lo,
  },
  cn: {
    ...office.cn,
    ...people.cn,
    ...money.cn,
    ...games.cn,
    ...rewards.cn,
    ...service.cn,
  },
});
