import type { AccountMovement, BettingRound, Language } from '@champa/contract';
import { type Page, timeCursor } from '../../platform/paging.ts';
import type { MovementsService } from './movements.service.ts';
import { type PageAsked, readPage } from './paging.ts';
import type { RoundsService } from './rounds.service.ts';
import type { Scopes } from './scopes.service.ts';

export type StaffRecordsNeeds = {
  scopes: Pick<Scopes, 'own'>;
  rounds: Pick<RoundsService, 'list' | 'present'>;
  movements: Pick<MovementsService, 'list' | 'present'>;
};

export type StaffRecords = ReturnType<typeof createStaffRecords>;

/** All of a member's records for an employee, page by page. A cursor that no page gave is refused by VALIDATION. */
export function createStaffRecords({ scopes, rounds, movements }: StaffRecordsNeeds) {
  return {
    async rounds(memberId: string, { after, limit }: PageAsked, language: Language): Promise<Page<BettingRound>> {
      const place = timeCursor.require(after);
      const list = await rounds.list(await scopes.own(memberId), {});
      const { rows, next } = await readPage(list, place, limit);
      return { list: await rounds.present(rows, language), next: next && timeCursor.write(next) };
    },

    async movements(memberId: string, { after, limit }: PageAsked, language: Language): Promise<Page<AccountMovement>> {
      const place = timeCursor.require(after);
      const list = await movements.list(await scopes.own(memberId), {});
      const { rows, next } = await readPage(list, place, limit);
      return { list: await movements.present(rows, language), next: next && timeCursor.write(next) };
    },
  };
}
