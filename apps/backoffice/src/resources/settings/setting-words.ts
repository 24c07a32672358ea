import { inLanguages } from '../../words/in-languages.ts';
import { contact } from './setting-words/contact.ts';
import { look } from './setting-words/look.ts';
import { members } from './setting-words/members.ts';
import { money } from './setting-words/money.ts';
import { operation } from './setting-words/operation.ts';
import { rewards } from './setting-words/rewards.ts';
import { service } from './setting-words/service.ts';

/**
 * The words for each setting: `_` for a part that has parts of its own, `mode_is` for what a choice may be, `*` for the parts of each
 * area of games.
 */
export const settingWords = inLanguages({
  en: {
    ...contact.en,
    ...look.en,
    ...members.en,
    ...money.en,
    ...rewards.en,
    ...service.en,
    ...operation.en,
  },
  lo: {
    ...contact.lo,
    ...look.lo,
    ...members.lo,
    ...money.lo,
    ...rewards.lo,
    ...service.lo,
    ...operation.lo,
  },
  cn: {
    ...contact.cn,
    ...look.cn,
    ...members.cn,
    ...money.cn,
    ...rewards.cn,
    ...service.cn,
    ...operation.cn,
  },
});
