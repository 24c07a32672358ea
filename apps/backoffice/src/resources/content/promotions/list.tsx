import { contentResource } from '../content-resource.tsx';
import { promotions as words } from '../words.ts';

export const resource = contentResource({ kind: 'promotions', order: 54, words });
