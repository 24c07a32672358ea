import { planResource } from '../plan-resource.tsx';
import { words } from './words.ts';

export const resource = planResource({ kind: 'missions', order: 43, words });
