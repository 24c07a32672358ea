import { contentResource } from '../content-resource.tsx';
import { gameAnnouncements as words } from '../words.ts';

export const resource = contentResource({ kind: 'gameAnnouncements', order: 57, words });
