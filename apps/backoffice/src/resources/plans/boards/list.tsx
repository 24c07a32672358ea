import { planResource } from '../plan-resource.tsx';
import { words } from './words.ts';

export const resource = planResource({ kind: 'boards', order: 44, words });
