import { planResource } from '../plan-resource.tsx';
import { activities as words } from '../words.ts';

export const resource = planResource({ kind: 'activities', order: 40, words });
