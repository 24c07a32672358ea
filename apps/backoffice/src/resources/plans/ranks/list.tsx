import { planResource } from '../plan-resource.tsx';
import { words } from './words.ts';

export const resource = planResource({ kind: 'ranks', order: 47, words });
