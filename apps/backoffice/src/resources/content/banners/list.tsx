import { contentResource } from '../content-resource.tsx';
import { banners as words } from '../words.ts';

export const resource = contentResource({ kind: 'banners', order: 51, words });
