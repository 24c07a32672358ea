import { adminChatDesk } from '@champa/contract';
import type { BackofficeResource } from '../../kit/resource.ts';
import { call } from '../../providers/api.ts';
import { Desk } from './desk.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'chatDesk',
  group: 'service',
  order: 42,
  capability: 'support',
  words,
  list: Desk,
  read: async () => {
    const { waiting } = await call(adminChatDesk, {});
    return { list: waiting, total: waiting.length };
  },
};
