import type { DownlineSort } from '@champa/contract';
import {
  createCursor,
  type Cursor,
  type CursorPart,
  instantPart,
  integerPart,
  numberPart,
  textPart,
} from '../../platform/paging.ts';

/** Where a sorted page of a team ended: what its last member was sorted by, and their ID. */
export type TeamPlace = { key: string; id: bigint };

/** As its text, which the database reads in the type of the sorted column. */
function asText<Value>({ read }: CursorPart<Value>): CursorPart<string> {
  return { write: String, read: (text) => (read(text) === null ? null : text) };
}

const name = textPart(200);
const amount = asText(integerPart);
const keys: Record<DownlineSort, CursorPart<string>> = {
  registered: asText(instantPart),
  name,
  balance: amount,
  validBet: amount,
  profit: amount,
};

export const teamCursor = (sort: DownlineSort): Cursor<TeamPlace> =>
  createCursor<TeamPlace>({ key: keys[sort], id: numberPart });
