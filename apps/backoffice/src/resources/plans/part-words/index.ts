import { inLanguages } from '../../../words/in-languages.ts';
import { audience } from './audience.ts';
import { general } from './general.ts';
import { gifts } from './gifts.ts';
import { goals } from './goals.ts';
import { rules } from './rules.ts';

/** What parts of plans are called, wherever they stand. */
export const parts = inLanguages({
  en: {
    ...general.en,
    ...audience.en,
    ...rules.en,
    ...gifts.en,
    ...goals.en,
  },
  lo: {
    ...general.lo,
    ...audience.lo,
    ...rules.lo,
    ...gifts.lo,
    ...goals.lo,
  },
  cn: {
    ...general.cn,
    ...audience.cn,
    ...rules.cn,
    ...gifts.cn,
    ...goals.cn,
  },
});
