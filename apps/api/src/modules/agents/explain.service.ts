import { AGENT_REPORT_DAYS, type ContractKind } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { selectContract, selectInForce } from './contracts.repo.ts';
import { daysOf, settlesAt, type Span, spanOfDays, periodAt, within } from './domain/periods.ts';
import { type Base, settle } from './domain/settlement.ts';
import { missingFor, readTerms } from './domain/terms.ts';
import * as repo from './explain.repo.ts';
import type { RunState } from './runs.repo.ts';
import { selectActiveFrom } from './settle.repo.ts';

/** Days of the brand's calendar, both included. */
type Days = { from: string; to: string };

export type RunsAsked = Omit<repo.RunsWanted, 'between'> & { days: Days | null };

export type ExplainNeeds = { pool: Pool; clock: Clock; timeZone: () => Promise<string> };

type RunningPeriod = Span & { settlesAt: Temporal.Instant };

export type ExplainService = ReturnType<typeof createExplainService>;

/** Explains a run: the members and rounds that it was computed from. */
export function createExplainService({ pool, clock, timeZone }: ExplainNeeds) {
  async function runOf(askedBy: string, id: string): Promise<repo.RunView> {
    const run = await repo.selectRun(pool, askedBy, id);
    if (!run) throw new ApiError('NOT_FOUND');
    return run;
  }

  /** @throws ApiError VALIDATION for invalid days, too many, or none where they are needed */
  async function wantedRuns({ days, ...asked }: RunsAsked): Promise<repo.RunsWanted> {
    if (days === null && !asked.isPaidOut) return { ...asked, between: null };
    const between = days && spanOfDays(days, AGENT_REPORT_DAYS, await timeZone());
    if (!between) throw new ApiError('VALIDATION', { fields: { to: 'range' } });
    return { ...asked, between };
  }

  return {
    /** A page of runs, and with the first page of some days their sums. */
    async runs(asked: RunsAsked, page: { state: RunState | null; before: string | null; limit: number }) {
      const wanted = await wantedRuns(asked);
      const isTold = wanted.between !== null && page.before === null;
      const [list, totals] = await Promise.all([
        repo.selectRuns(pool, wanted, page),
        isTold ? repo.selectRunSums(pool, wanted) : null,
      ]);
      return { list, totals };
    },

    /** The running period of a member's contract of a kind, as far as the contract holds for it. */
    async period(
      memberId: string,
      kind: ContractKind,
    ): Promise<{ now: Temporal.Instant; period: RunningPeriod | null }> {
      const [contract, now, zone] = [await selectInForce(pool, kind, memberId), clock.now(), await timeZone()];
      if (!contract?.startsAt) return { now, period: null };
      const isAhead = Temporal.Instant.compare(now, contract.startsAt) < 0;
      const whole = periodAt(contract.period, isAhead ? contract.startsAt : now, zone);
      const held = within(whole, contract.startsAt, contract.endsAt);
      return { now, period: held && { ...held, settlesAt: settlesAt(kind, whole) } };
    },

    /** @throws ApiError NOT_FOUND for a run of nobody in the asking agent's team */
    async run(askedBy: string, id: string, page: { after: string; limit: number }) {
      const [run, zone] = [await runOf(askedBy, id), await timeZone()];
      const { terms } = (await selectContract(pool, String(run.contractId)))!;
      const missing = missingFor(readTerms(terms), run.settled);
      const [adjustments, members] = await Promise.all([
        repo.selectAdjustments(pool, run.id),
        repo.selectMembersOf(pool, run.downlineId, stretchOf(run, zone), page, zone),
      ]);
      return { run, terms, missing, adjustments, members };
    },

    /** The rounds of one of them. @throws ApiError NOT_FOUND for members whose play is not in it */
    async rounds(askedBy: string, id: string, memberId: string, page: { after: string; limit: number }) {
      const run = await runOf(askedBy, id);
      const [stay] = await repo.selectStays(pool, run.downlineId, spanOf(run), memberId);
      if (!stay) throw new ApiError('NOT_FOUND');
      return repo.selectRoundsOf(pool, memberId, stay, page);
    },

    /** Computes a run again from the rounds, and says whether the stored result is the same. @throws ApiError NOT_FOUND */
    async recompute(id: string) {
      const run = await repo.selectAnyRun(pool, id);
      if (!run) throw new ApiError('NOT_FOUND', { run: id });
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
