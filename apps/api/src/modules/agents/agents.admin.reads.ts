import type { ContractKind } from '@champa/contract';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { isId } from '../../platform/ids.ts';
import { byId, createCursor, idPart, type Page, type PageWish, readPage, timeCursor } from '../../platform/paging.ts';
import type { Members } from '../member/index.ts';
import * as repo from './agents.admin.repo.ts';
import { type Contract, selectContract, selectContracts, type ContractPage, selectSteps } from './contracts.repo.ts';
import { type ContractSide, stateAfter } from './domain/contract-state.ts';
import { readTerms } from './domain/terms.ts';
import {
  type RunView,
  selectAnyRun,
  selectOwedPage,
  selectRunsOfDownline,
  selectRunsOfUpline,
} from './explain.repo.ts';
import type { ExplainService } from './explain.service.ts';
import { selectActiveFrom } from './settle.repo.ts';
import type { Days, TeamService } from './team.service.ts';

type Needs = {
  pool: Pool;
  members: Pick<Members, 'usernames'>;
  team: Pick<TeamService, 'overview'>;
  explain: Pick<ExplainService, 'run' | 'recompute'>;
};

type Onward = { after: string; pageSize: number };

export type { RunView } from './explain.repo.ts';
export type AgentsReads = ReturnType<typeof createAgentsReads>;

/** What employees see of agents: everybody's, whoever's team they are in. */
export function createAgentsReads({ pool, members, team, explain }: Needs) {
  async function requireOne(id: string): Promise<repo.TreeRow> {
    const found = isId(id) ? await repo.selectOne(pool, id) : null;
    if (!found) throw new ApiError('NOT_FOUND', { member: id });
    return found;
  }

  async function requireRun(id: string) {
    const run = isId(id) ? await selectAnyRun(pool, id) : null;
    if (!run) throw new ApiError('NOT_FOUND', { settlement: id });
    return run;
  }

  async function searched(search: string, { after, pageSize }: Onward): Promise<Page<repo.TreeRow>> {
    const byNumber = isId(search) && after === '0' ? await repo.selectOne(pool, search) : null;
    const page = await readPage(pageSize, (limit) => repo.selectNamed(pool, search, { after, limit }), byId);
    const others = page.list.filter(({ id }) => id !== byNumber?.id);
    return { list: byNumber ? [byNumber, ...others] : others, next: page.next };
  }

  return {
    /** The usernames of some members, null among them. */
    usernames: (ids: readonly (string | null)[]) =>
      members.usernames(pool, [...new Set(ids.filter((id) => id !== null))]),

    /** One level of the tree, or what a text finds in it. @throws ApiError NOT_FOUND where `of` is nobody */
    async level({ of, search, ...page }: Onward & { of: string | null; search: string }): Promise<Page<repo.TreeRow>> {
      const text = search.trim();
      if (text !== '') return searched(text, page);
      if (of !== null) await requireOne(of);
      const read = ({ limit }: { limit: number }) => {
        const level = { after: page.after, limit };
        return of === null ? repo.selectTop(pool, level) : repo.selectLevel(pool, of, level);
      };
      return readPage(page.pageSize, (limit) => read({ limit }), byId);
    },

    /** @throws ApiError NOT_FOUND */
    async one(id: string) {
      return { member: await requireOne(id), move: await repo.selectOpenMove(pool, id) };
    },

    /** @throws ApiError NOT_FOUND or VALIDATION */
    async figures(id: string, days: Days) {
      await requireOne(id);
      return team.overview(id, days);
    },

    contracts: (
      id: string,
      { before, pageSize, ...wanted }: PageWish & Pick<ContractPage, 'side' | 'standing'>,
    ): Promise<Page<Contract>> => {
      const narrowed = { ...wanted, kind: null, partnerId: null, search: null, before };
      return readPage(pageSize, (limit) => selectContracts(pool, id, { ...narrowed, limit }), byId);
    },

    /** A contract, everything done with it, and what the brand can do. @throws ApiError NOT_FOUND */
    async contract(id: string) {
      const contract = isId(id) ? await selectContract(pool, id) : null;
      if (!contract) throw new ApiError('NOT_FOUND', { contract: id });
      const acts = ['request_termination', 'confirm_termination'] as const;
      const can = acts.filter((act) => contract.uplineId === null && 'state' in stateAfter(act, contract, 'upline'));
      return { contract, steps: await selectSteps(pool, contract.id), can };
    },

    settlements: (
      wanted: { memberId: string; kind: ContractKind },
      { side, after, pageSize }: { side: ContractSide; after?: string | undefined; pageSize: number },
    ): Promise<Page<RunView>> => {
      if (side === 'upline') {
        const before = timeCursor.require(after);
        return readPage(pageSize, (limit) => selectRunsOfUpline(pool, wanted, { before, limit }), placeOf);
      }
      const before = downlineCursor.require(after)?.id ?? null;
      return readPage(pageSize, (limit) => selectRunsOfDownline(pool, wanted, { before, limit }), byId);
    },

    owed: (kind: ContractKind | null, { after, pageSize }: Onward) =>
      readPage(pageSize, (limit) => selectOwedPage(pool, kind, { after, limit }), byId),

    /** A settlement with all that made it. @throws ApiError NOT_FOUND */
    async settlement(id: string) {
      const run = await requireRun(id);
      const [found, contract, [activeFrom]] = await Promise.all([
        explain.run(run.downlineId, id, { after: '0', limit: 1 }),
        selectContract(pool, String(run.contractId)),
        selectActiveFrom(pool, run.kind, [run.startsAt]),
      ]);
      const { pay, unit, tiers } = readTerms(found.terms);
      const { tier, base } = run.settled;
      return {
        ...found,
        period: contract!.period,
        activeFrom: activeFrom!,
        share: tiers[tier]?.share ?? null,
        units: pay === 'unit' && tier >= 0 ? (base + unit - 1n) / unit : null,
      };
    },

    /** The members whose play counted. @throws ApiError NOT_FOUND */
    async settlementMembers(id: string, { after, pageSize }: Onward) {
      const run = await requireRun(id);
      const read = async (limit: number) => (await explain.run(run.downlineId, id, { after, limit })).members;
      return readPage(pageSize, read, ({ memberId }) => String(memberId));
    },

    /** @throws ApiError NOT_FOUND */
    async check(id: string) {
      const { run, result, isSame } = await explain.recompute((await requireRun(id)).id.toString());
      return { stored: run.current.gross, recomputed: result.gross, isSame };
    },

    moves: ({ before, pageSize }: PageWish): Promise<Page<repo.MoveRow>> =>
      readPage(pageSize, (limit) => repo.selectMoves(pool, { before, limit }), byId),

    applications: (queue: 'waiting' | 'decided', { after, pageSize }: { after: string | null; pageSize: number }) =>
      readPage(
        pageSize,
        (limit) =>
          queue === 'waiting'
            ? repo.selectWaitingApplications(pool, { after: after ?? '0', limit })
            : repo.selectDecidedApplications(pool, { before: after, limit }),
        byId,
      ),
  };
}

const downlineCursor = createCursor<{ id: string }>({ id: idPart });
const placeOf = ({ startsAt, id }: RunView): string => timeCursor.write({ at: startsAt, number: id });
