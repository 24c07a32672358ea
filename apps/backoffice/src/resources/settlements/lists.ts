import { adminSettlementMembers } from '@champa/contract';
import type { ListOfRow } from '../../kit/resource.ts';
import { call } from '../../providers/api.ts';
import { memberWords } from './words.ts';

export const lists: Record<string, ListOfRow> = {
  settlementMembers: {
    words: memberWords,
    readOn: (id, { page }) => call(adminSettlementMembers, { params: { id }, query: page }),
  },
};
