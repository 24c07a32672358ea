import { inLanguages } from '../../../words/in-languages.ts';
import { parts } from '../part-words/index.ts';
import { shared } from '../shared-words.ts';

export const words = inLanguages({
  en: {
    ...shared.en,
    of: { any: parts.en },
    groups: {},
    name: 'Event of missions |||| Events of missions',
  },
  lo: {
    ...shared.lo,
    of: { any: parts.lo },
    groups: {},
    name: 'ກິດຈະກຳພາລະກິດ',
  },
  cn: {
    ...shared.cn,
    of: { any: parts.cn },
    groups: {},
    name: '任务活动',
  },
});
