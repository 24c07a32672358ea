import { planResource } from '../plan-resource.tsx';
import { words } from './words.ts';

export const resource = planResource({ kind: 'prizeGames', order: 48, words });
