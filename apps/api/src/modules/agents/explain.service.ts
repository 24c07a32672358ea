import type { ContractKind } from '@champa/contract';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { selectContract } from './contracts.repo.ts';
import { daysOf } from './domain/periods.ts';
import { type Base, settle } from './domain/settlement.ts';
import { readTerms } from './domain/terms.ts';
import * as repo from './explain.repo.ts';
import { selectActiveFrom } from './settle.repo.ts';

export type ExplainNeeds = { pool: Pool; timeZone: () => Promise<string> };

export type ExplainService = ReturnType<typeof createExplainService>;

/** What a period of a contract came of, down to the rounds. */
export function createExplainService({ pool, timeZone }: ExplainNeeds) {
  async function runOf(askedBy: string, id: string): Promise<repo.RunView> {
    const run = await repo.selectRun(pool, askedBy, id);
    if (!run) throw new ApiError('NOT_FOUND');
    return run;
  }

  return {
    runs: (
      wanted: { askedBy: string; memberId: string; kind: ContractKind },
      page: { before: string | null; limit: number },
    ) => repo.selectRuns(pool, wanted, page),

    /** @throws ApiError NOT_FOUND for a run of nobody in the team of who asks */
    async run(askedBy: string, id: string, page: { after: string; limit: number }) {
      const [run, zone] = [await runOf(askedBy, id), await timeZone()];
      const [adjustments, members] = await Promise.all([
        repo.selectAdjustments(pool, run.id),
        repo.selectMembersOf(pool, run.downlineId, stretchOf(run, zone), page, zone),
      ]);
      return { run, adjustments, members };
    },

    /** The rounds of one of them. @throws ApiError NOT_FOUND for whoever's play is not in it */
    async rounds(askedBy: string, id: string, memberId: string, page: { after: string; limit: number }) {
      const run = await runOf(askedBy, id);
      const [stay] = await repo.selectStays(pool, run.downlineId, spanOf(run), memberId);
      if (!stay) throw new ApiError('NOT_FOUND');
      return repo.selectRoundsOf(pool, memberId, stay, page);
    },

    /** Works a period out anew, from the rounds themselves, and says whether it is what stands. */
    async recompute(id: string) {
      const run = await repo.selectAnyRun(pool, id);
      if (!run) throw new Error(`There is no line ${id}.`);
      const contract = (await selectContract(pool, String(run.contractId)))!;
      const isHeld =
        contract.startsAt !== null && Temporal.Instant.compare(run.startsAt, contract.endsAt ?? run.endsAt) < 0;
      const stays = isHeld ? await repo.selectStays(pool, run.downlineId, spanOf(run), null) : [];
      const [activeFrom] = await selectActiveFrom(pool, run.kind, [run.startsAt]);
      const played = await repo.selectPlayed(pool, stays);
      const base: Base = {
        activeMembers: played.filter(({ validBet }) => validBet >= activeFrom!).length,
        validBet: played.reduce((sum, { validBet }) => sum + validBet, 0n),
        win: run.kind === 'dividend' ? played.reduce((sum, { win }) => sum + win, 0n) : 0n,
        costs: run.current.costs,
      };
      const result = settle(run.kind, readTerms(contract.terms), base, run.current.deficitBefore);
      return { run, result, isSame: result.gross === run.current.gross };
    },

    owed: (): Promise<repo.RunView[]> => repo.selectOwedRuns(pool),
    runIds: (kind: ContractKind, since: Temporal.Instant): Promise<bigint[]> => repo.selectRunIds(pool, kind, since),
  };
}

function spanOf({ startsAt, endsAt }: repo.RunView): { from: Temporal.Instant; to: Temporal.Instant } {
  return { from: startsAt, to: endsAt };
}

function stretchOf(run: repo.RunView, zone: string): repo.Stretch {
  const isDays = run.kind === 'daily' || run.kind === 'dividend';
  return { ...spanOf(run), days: isDays ? daysOf(spanOf(run), zone) : null };
}
