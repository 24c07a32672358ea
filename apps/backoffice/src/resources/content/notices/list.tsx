import { contentResource } from '../content-resource.tsx';
import { notices as words } from '../words.ts';

export const resource = contentResource({ kind: 'notices', order: 53, words });
