import { adminLanes } from '@champa/contract';
import type { BackofficeResource } from '../../kit/resource.ts';
import { call } from '../../providers/api.ts';
import { LaneOrder } from './order.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'lanes',
  group: 'games',
  order: 29,
  capability: 'games',
  words,
  list: LaneOrder,
  read: () => call(adminLanes, {}),
};
