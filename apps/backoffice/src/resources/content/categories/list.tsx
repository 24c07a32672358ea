import { contentResource } from '../content-resource.tsx';
import { categories as words } from '../words.ts';

export const resource = contentResource({ kind: 'categories', order: 55, words });
