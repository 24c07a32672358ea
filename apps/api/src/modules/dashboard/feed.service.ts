import type { DashboardHappening, HappeningKind, Language } from '@champa/contract';
import { type Amount, formatDecimal, parseAmount } from '@champa/money';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle } from '../../platform/database.ts';
import type { Win } from '../vendors/index.ts';

/** Something that happened to a member's money. */
export type Happening = {
  kind: HappeningKind;
  at: Temporal.Instant;
  memberId: string;
  amount: Amount;
  currency: string;
  about: string;
  caseId: string;
};

type Lately = (db: ReadHandle, wanted: { since: Temporal.Instant; most: number }) => Promise<Happening[]>;

export type FeedNeeds = {
  pool: Pool;
  clock: Clock;
  brand: () => Promise<{ currency: string }>;
  /** From which amount on a win is large. */
  largeWin: () => Promise<string>;
  largeWins: (
    db: ReadHandle,
    wanted: { since: Temporal.Instant; currency: string; atLeast: Amount; most: number },
  ) => Promise<Win[]>;
  depositsLately: Lately;
  payoutsLately: Lately;
  gameName: (vassalage: string, gameCode: string, language: Language) => Promise<string>;
  usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

const LONGEST = Temporal.Duration.from({ minutes: 10 });
/** A movement is committed a little after the time that it bears. */
const OVERLAP = Temporal.Duration.from({ seconds: 5 });
const MOST = 50;

export type Feed = ReturnType<typeof createFeed>;

/** What has just happened: read by those who look, written nowhere. */
export function createFeed(needs: FeedNeeds) {
  const { pool, clock } = needs;

  async function wins(since: Temporal.Instant, atLeast: string, language: Language): Promise<Happening[]> {
    const { currency } = await needs.brand();
    const found = await needs.largeWins(pool, { since, currency, atLeast: parseAmount(atLeast), most: MOST });
    return Promise.all(
      found.map(async ({ roundId, vassalage, gameCode, ...win }) => {
        const about = await needs.gameName(vassalage, gameCode, language);
        return { ...win, kind: 'win' as const, about, caseId: String(roundId) };
      }),
    );
  }

  return {
    /** @param since of the answer before; null, or longer ago than ten minutes: the last ten minutes */
    async since(asked: Temporal.Instant | null, language: Language) {
      const now = clock.now();
      const earliest = now.subtract(LONGEST);
      const since =
        asked === null || Temporal.Instant.compare(asked, earliest) < 0 ? earliest : asked.subtract(OVERLAP);
      const largeWin = await needs.largeWin();
      const wanted = { since, most: MOST };
      const found = await Promise.all([
        wins(since, largeWin, language),
        needs.depositsLately(pool, wanted),
        needs.payoutsLately(pool, wanted),
      ]);
      const list = found.flat().toSorted((a, b) => Temporal.Instant.compare(b.at, a.at));
      const names = await needs.usernames(list.map(({ memberId }) => memberId));
      return { at: now.toString(), largeWin, list: list.map((one) => present(one, names)) };
    },
  };
}

function present(one: Happening, names: ReadonlyMap<string, string>): DashboardHappening {
  const { kind, at, memberId, amount, currency, about, caseId } = one;
  return {
    id: `${kind} ${caseId} ${at}`,
    kind,
    at: at.toString(),
    memberId,
    username: names.get(memberId) ?? memberId,
    amount: formatDecimal(amount),
    currency,
    about,
    caseId,
  };
}
