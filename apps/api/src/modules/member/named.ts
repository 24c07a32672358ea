import type { ReadHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Members } from './member.service.ts';

/** The ID of a member by username, for operators. @throws ApiError NOT_FOUND */
export async function idOfName(members: Pick<Members, 'byName'>, db: ReadHandle, name: string): Promise<string> {
  const member = await members.byName(db, name);
  if (!member) throw new ApiError('NOT_FOUND', { member: name });
  return member.id;
}

/** The name of a member's account for what counts tries, apart from those of employees. */
export const memberAccount = (username: string): string => `member ${username.trim().toLowerCase()}`;
