import type { ContractInForce, DownlineSort } from '@champa/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { readPage } from '../../platform/paging.ts';
import type { Members } from '../member/index.ts';
import * as repo from './downlines.repo.ts';
import { teamCursor, type TeamPlace } from './team-cursor.ts';
import { type Days, ONLINE, spanOf } from './team.service.ts';

export type DownlinesNeeds = {
  pool: Pool;
  clock: Clock;
  members: Pick<Members, 'usernames'>;
  timeZone: () => Promise<string>;
  currency: () => Promise<string>;
};

export type TeamQuestion = Days & {
  of: string | null;
  search: string | null;
  sort: DownlineSort;
  order: 'asc' | 'desc';
  after: string | null;
  pageSize: number;
};

type Named = { id: string; username: string };
/** A member of the team as an agent sees them. */
export type SeenDownline = repo.DownlineRow & { isOnline: boolean; contracts: ContractInForce[] };

export type DownlinesService = ReturnType<typeof createDownlinesService>;

/** The tree below an agent, level by level. Members outside it are answered as if they did not exist. */
export function createDownlinesService({ pool, clock, members, timeZone, currency }: DownlinesNeeds) {
  const daysOf = async (days: Days) => spanOf(days, await timeZone());

  async function pathTo(agentId: string, memberId: string | null): Promise<Named[]> {
    const ids = memberId === null ? [] : await repo.selectPath(pool, agentId, memberId);
    if (ids === null) throw new ApiError('NOT_FOUND');
    return named(ids);
  }

  async function named(ids: readonly string[]): Promise<Named[]> {
    const names = await members.usernames(pool, ids);
    return ids.map((id) => ({ id, username: names.get(id) ?? '' }));
  }

  async function look(rows: readonly repo.DownlineRow[]): Promise<SeenDownline[]> {
    const inForce = await repo.selectContractsInForce(pool, rows);
    const since = clock.now().subtract(ONLINE);
    return rows.map((row) => ({
      ...row,
      isOnline: row.seenAt !== null && Temporal.Instant.compare(row.seenAt, since) >= 0,
      contracts: inForce.filter(({ downlineId }) => downlineId === row.id).map(contractOf),
    }));
  }

  async function below(headId: string, days: Days): Promise<repo.BelowSums> {
    const span = await daysOf(days);
    const onlineSince = clock.now().subtract(ONLINE);
    return repo.selectBelow(pool, headId, { days: span.days, currency: await currency(), onlineSince });
  }

  return {
    /** @throws ApiError NOT_FOUND where `of` is nobody in the team, VALIDATION where `after` is not a valid cursor */
    async page(agentId: string, { of, search, sort, order, after, pageSize, ...days }: TeamQuestion) {
      const cursor = teamCursor(sort);
      const place = cursor.require(after);
      const path = await pathTo(agentId, of === agentId ? null : of);
      const span = await daysOf(days);
      const among = search === null ? { of: of ?? agentId } : { search };
      const wanted = { among, sort, order, after: place };
      const read = (limit: number) => repo.selectDownlines(pool, agentId, span.days, { ...wanted, limit });
      const { list, next } = await readPage(pageSize, read, (row) => cursor.write(placeOf(row, sort)));
      return { currency: await currency(), path, list: await look(list), next };
    },

    async totals(agentId: string, of: string | null, days: Days) {
      if (of !== null) await pathTo(agentId, of);
      return { currency: await currency(), below: await below(of ?? agentId, days) };
    },

    async member(agentId: string, memberId: string, days: Days) {
      const path = await pathTo(agentId, memberId);
      const span = await daysOf(days);
      const one = { among: { member: memberId }, sort: 'registered', order: 'asc', after: null, limit: 1 } as const;
      const [member] = await look(await repo.selectDownlines(pool, agentId, span.days, one));
      // The agent is in their own team, but is nobody's downline here.
      if (!member) throw new ApiError('NOT_FOUND');
      const moves = await repo.selectMovesOf(pool, agentId, memberId);
      const uplines = moves.flatMap(({ fromUpline, toUpline }) => [fromUpline, toUpline]).filter((id) => id !== null);
      const names = await members.usernames(pool, uplines);
      const nameOf = (id: string | null): Named | null => (id === null ? null : { id, username: names.get(id) ?? '' });
      return {
        currency: await currency(),
        member,
        path,
        below: await below(memberId, days),
        moves: moves.map(({ id, fromUpline, toUpline, at }) => ({
          id: String(id),
          from: nameOf(fromUpline),
          to: nameOf(toUpline),
          at: at.toString(),
        })),
      };
    },
  };
}

// As the database writes a time it has another form than a cursor.
function placeOf({ id, key, registeredAt }: repo.DownlineRow, sort: DownlineSort): TeamPlace {
  return { key: sort === 'registered' ? String(registeredAt) : key, id: BigInt(id) };
}

// Ladders rise: the first tier gives least, the last most.
function contractOf({ kind, period, terms }: repo.InForceRow): ContractInForce {
  return { kind, period, pay: terms.pay, lowest: terms.tiers[0]!.share, highest: terms.tiers.at(-1)!.share };
}
