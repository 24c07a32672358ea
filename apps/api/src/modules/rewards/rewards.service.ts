import type { ClaimedReward, PastReward, Reward } from '@champa/contract';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Log } from '../../platform/log.ts';
import {
  createCursor,
  type CursorPart,
  instantPart,
  numberPart,
  type Page,
  presentPage,
  readPage,
} from '../../platform/paging.ts';
import { firstPlace, type Place, placeIn } from './domain/place.ts';

/** A reward of a source, while it can be claimed; `id` is the source's own ID. */
export type Claimable = Reward;

/** What a claim paid. */
export type Claimed = ClaimedReward;

/** The end of a reward; `number` grows with its time. */
export type Past = Omit<PastReward, 'id' | 'at'> & { number: bigint; at: Temporal.Instant };

/** A refusal of one of many claims. */
export type Refused = { id: string; error: ApiError };

/** A module that gives rewards. */
export type RewardSource = {
  /** The prefix of its rewards' IDs. */
  name: string;
  claimable: (memberId: string) => Promise<Claimable[]>;
  /** How many there are. */
  count: (memberId: string) => Promise<number>;
  /**
   * Pays one; the same key pays it once, with the same answer again.
   *
   * @throws ApiError NOTHING_TO_CLAIM, and other refusals of the source
   */
  claim: (memberId: string, id: string, idempotencyKey: string) => Promise<Claimed>;
  /** The rewards of a "claim all" request: those that can be claimed, and those that the key has claimed already. */
  toClaim: (memberId: string, idempotencyKey: string) => Promise<string[]>;
  /** Rewards that ended before a cursor, latest first. */
  past: (memberId: string, wish: { before: { at: Temporal.Instant; id: bigint }; limit: number }) => Promise<Past[]>;
};

export type RewardsService = ReturnType<typeof createRewardsService>;

/** Everything a member can claim, gathered from all sources. */
export function createRewardsService({ sources, log }: { sources: readonly RewardSource[]; log: Log }) {
  const cursor = createCursor<Place>({ at: instantPart, rank: rankPart(sources.length), id: numberPart });

  async function list(memberId: string): Promise<Reward[]> {
    const found = await Promise.all(
      sources.map(async ({ name, claimable }) =>
        (await claimable(memberId)).map((one) => ({ ...one, id: `${name}:${one.id}` })),
      ),
    );
    return found.flat();
  }

  async function claim(memberId: string, id: string, idempotencyKey: string): Promise<Claimed> {
    const [name, ...own] = id.split(':');
    const source = sources.find((each) => each.name === name);
    if (!source) throw new ApiError('NOTHING_TO_CLAIM');
    return { ...(await source.claim(memberId, own.join(':'), idempotencyKey)), id };
  }

  /** The refusal of one of many. A failure is shown to the member as a refusal, and logged. */
  function refusalOf(id: string, error: unknown): ApiError {
    if (error instanceof ApiError) return error;
    log.error({ err: error, reward: id }, 'a reward could not be paid');
    return new ApiError('SYSTEM_ERROR');
  }

  return {
    list,
    claim,

    /** How many wait to be claimed. */
    count: async (memberId: string): Promise<number> =>
      (await Promise.all(sources.map(({ count }) => count(memberId)))).reduce((sum, count) => sum + count, 0),

    /**
     * Claims everything of every source; a refusal or failure does not block the others. The same key gets the same
     * answer again.
     *
     * @throws ApiError where nothing was claimed: the first refusal, else NOTHING_TO_CLAIM
     */
    async claimAll(memberId: string, idempotencyKey: string): Promise<{ claimed: Claimed[]; refused: Refused[] }> {
      const claimed: Claimed[] = [];
      const refused: Refused[] = [];
      for (const { name, toClaim } of sources) {
        for (const own of await toClaim(memberId, idempotencyKey)) {
          const id = `${name}:${own}`;
          const paid = await claim(memberId, id, idempotencyKey).catch((error: unknown) => refusalOf(id, error));
          if (!(paid instanceof ApiError)) claimed.push(paid);
          else if (paid.code !== 'NOTHING_TO_CLAIM') refused.push({ id, error: paid });
        }
      }
      if (claimed.length === 0) throw refused[0]?.error ?? new ApiError('NOTHING_TO_CLAIM');
      return { claimed, refused };
    },

    /** A page of ended rewards, of all sources in the order of time, latest first, and the cursor of the next. */
    async past(
      memberId: string,
      { before, pageSize }: { before: string | undefined; pageSize: number },
    ): Promise<Page<PastReward>> {
      const from = cursor.require(before, 'before') ?? firstPlace;
      const read = async (limit: number): Promise<Ranked[]> => {
        const found = await Promise.all(
          sources.map(async ({ past }, rank) =>
            (await past(memberId, { before: placeIn(from, rank), limit })).map((one) => ({ ...one, rank })),
          ),
        );
        return found.flat().toSorted(latestFirst);
      };
      const page = await readPage(pageSize, read, (one) => cursor.write(placeOf(one)));
      return presentPage(page, ({ number, rank, at, ...one }) => ({
        ...one,
        id: `${sources[rank]!.name}:${number}`,
        at: at.toString(),
      }));
    },
  };
}

/** The rank of one of so many sources. */
const rankPart = (sources: number): CursorPart<number> => ({
  write: String,
  read: (text) => (/^\d{1,2}$/.test(text) && Number(text) < sources ? Number(text) : null),
});

type Ranked = Past & { rank: number };

const placeOf = ({ at, rank, number }: Ranked): Place => ({ at, rank, id: number });

function latestFirst(a: Ranked, b: Ranked): number {
  return Temporal.Instant.compare(b.at, a.at) || a.rank - b.rank || (b.number > a.number ? 1 : -1);
}
