import { contentCalls } from '@champa/api-client';
import { refetchShown } from '../../kit/api/refetch-shown.ts';

/** The calls that answer with what the operator publishes. */
const published = [
  contentCalls.noticeContent,
  contentCalls.promotions,
  contentCalls.promotionDetails,
  contentCalls.helpCentre,
  contentCalls.gameAnnouncements,
];

/** Shows content as the operator has it now. */
export async function refetchContent(): Promise<void> {
  await Promise.all(published.map(({ id }) => refetchShown([id])));
}
