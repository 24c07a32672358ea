import { contentResource } from '../content-resource.tsx';
import { helpTopics as words } from '../words.ts';

export const resource = contentResource({ kind: 'helpTopics', order: 56, words });
