import type { AdminLotteryGame } from '@champa/contract';
import { useRecordContext } from 'react-admin';

/** The game of the page. The list's row, which is shown until the page has come, has not all of it. */
export function useWhole(): AdminLotteryGame | null {
  const record = useRecordContext<object>();
  return record && 'plays' in record ? (record as AdminLotteryGame) : null;
}
