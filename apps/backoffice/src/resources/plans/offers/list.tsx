import { planResource } from '../plan-resource.tsx';
import { words } from './words.ts';

export const resource = planResource({ kind: 'offers', order: 46, words });
