import type { AdminOpenRound, AdminWin, Language } from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type Page, readPage, timeCursor } from '../../platform/paging.ts';
import type { Figures } from '../figures/index.ts';
import type { Round, VendorWin } from '../vendors/index.ts';

export type VendorPlayNeeds = {
  pool: Pool;
  clock: Clock;
  figures: Pick<Figures, 'openRoundsOf'>;
  brand: () => Promise<{ currency: string }>;
  /** Null: no wire knows the code. */
  vendorId: (code: string) => Promise<number | null>;
  roundsById: (db: ReadHandle, ids: readonly bigint[]) => Promise<Round[]>;
  winsOfVendor: (
    db: ReadHandle,
    query: { vendor: string; since: Temporal.Instant; currency: string; most: number },
  ) => Promise<VendorWin[]>;
  gameName: (vassalage: string, gameCode: string, language: Language) => Promise<string>;
  usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

const WINS_SHOWN = 50;

type OpenWish = { hours: number; after: string | null; pageSize: number };

export type VendorPlay = ReturnType<typeof createVendorPlay>;

/** The rounds at one vendor that somebody has to look at. */
export function createVendorPlay(needs: VendorPlayNeeds) {
  const { pool, clock, figures, brand, roundsById, winsOfVendor, gameName, usernames } = needs;

  /** @throws ApiError NOT_FOUND */
  async function idOf(vendor: string): Promise<number> {
    const id = await needs.vendorId(vendor);
    if (id === null) throw new ApiError('NOT_FOUND', { vendor });
    return id;
  }

  return {
    /** Rounds begun so many hours ago that have not ended, the oldest first. Which they are is about a second old. */
    async openRounds(
      vendor: string,
      { hours, after, pageSize }: OpenWish,
      language: Language,
    ): Promise<Page<AdminOpenRound>> {
      const vendorId = await idOf(vendor);
      const place = timeCursor.require(after);
      const wish = {
        before: clock.now().subtract({ hours }),
        after: place && { at: place.at, id: place.number },
      };
      const { list, next } = await readPage(
        pageSize,
        (limit) => figures.openRoundsOf(pool, vendorId, { ...wish, limit }),
        ({ at, id }) => timeCursor.write({ at, number: id }),
      );
      const rounds = new Map(
        (
          await roundsById(
            pool,
            list.map(({ id }) => id),
          )
        ).map((round) => [round.id, round]),
      );
      const names = await usernames(list.map(({ memberId }) => memberId));
      const shown = list.map(async ({ id, at, memberId, gameCode }) => {
        const round = rounds.get(id)!;
        return {
          id: String(id),
          ref: round.ref,
          memberId,
          username: names.get(memberId) ?? memberId,
          gameName: await gameName(vendor, gameCode, language),
          currency: round.currency,
          stake: formatDecimal(round.stake),
          startedAt: at.toString(),
        };
      });
      return { list: await Promise.all(shown), next };
    },

    /** The highest wins of the last days, highest first. */
    async wins(vendor: string, days: number, language: Language): Promise<AdminWin[]> {
      await idOf(vendor);
      const { currency } = await brand();
      const since = clock.now().subtract({ hours: days * 24 });
      const wins = await winsOfVendor(pool, { vendor, since, currency, most: WINS_SHOWN });
      const names = await usernames(wins.map(({ memberId }) => memberId));
      return Promise.all(
        wins.map(async ({ roundId, ref, memberId, gameCode, stake, amount, at }) => ({
          id: String(roundId),
          ref,
          memberId,
          username: names.get(memberId) ?? memberId,
          gameName: await gameName(vendor, gameCode, language),
          currency,
          stake: formatDecimal(stake),
          win: formatDecimal(amount),
          at: at.toString(),
        })),
      );
    },
  };
}
