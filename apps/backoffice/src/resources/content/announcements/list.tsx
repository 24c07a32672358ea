import { contentResource } from '../content-resource.tsx';
import { announcements as words } from '../words.ts';

export const resource = contentResource({ kind: 'announcements', order: 52, words });
