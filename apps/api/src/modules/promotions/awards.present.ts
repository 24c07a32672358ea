import type { AdminAward } from '@champa/contract';
import type { AwardOfMember } from './awards.repo.ts';

/** An award as staff sees it. */
export function presentAward({ id, promotion, state, reason, at }: AwardOfMember): AdminAward {
  return { id: String(id), promotion, state, reason, at: at.toString() };
}
