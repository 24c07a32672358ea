import type { Deps, Module } from '../../module.ts';
import type { ReadHandle } from '../../platform/database.ts';
import { repeat, type Repeating } from '../../platform/repeat.ts';
import { type CountNeeds, createCountService } from './count.service.ts';
import type { BrandSpan, Days } from './domain/figures.ts';
import * as brand from './brand.repo.ts';
import * as repo from './figures.repo.ts';
import { verifyFigures } from './verify.service.ts';

/** Play is counted within about this time. */
const COUNT_EVERY_MS = 1000;

export type Figures = Module &
  ReturnType<typeof createReports> &
  ReturnType<typeof createCountService> & {
    verify: () => ReturnType<typeof verifyFigures>;
  };

type Needs = Omit<CountNeeds, 'pool'>;

/** Members' play and movements, added up by day: the only source of reports. */
export function createFigures({ pool, log }: Pick<Deps, 'pool' | 'log'>, needs: Needs): Figures {
  const count = createCountService({ pool, ...needs });
  let counting: Repeating | undefined;
  return {
    name: 'figures',
    ...createReports(needs),
    ...count,
    verify: () => verifyFigures(pool),
    // Servers count each second; without one, a worker does each minute.
    jobs: [
      { name: 'figures_count', cron: '* * * * *', run: count.countAll },
      { name: 'figures_verify', cron: '45 19 * * *', run: failWhereBroken },
    ],
    start: async () => {
      const onError = (error: unknown) => log.error({ err: error }, 'counting failed');
      counting = repeat(count.countAll, { everyMs: COUNT_EVERY_MS, onError });
    },
    stop: async () => {
      await counting?.stop();
    },
  };

  async function failWhereBroken(): Promise<void> {
    const { broken } = await verifyFigures(pool);
    if (broken.length > 0) throw new Error(`figures are wrong: ${broken.map(({ name }) => name).join(', ')}`);
  }
}

/**
 * The queries of figures. Days are the brand's, both included; amounts are exact, up to this moment where not said
 * otherwise.
 */
function createReports({ timeZone }: Needs) {
  return {
    /** Valid bets, as far as they are counted: about a second behind. */
    validBets: async (db: ReadHandle, memberId: string, days: Days): Promise<bigint> =>
      (await repo.selectValidByDay(db, memberId, days)).reduce((sum, { validBet }) => sum + validBet, 0n),
    validBetsByDay: repo.selectValidByDay,
    validBetsByGame: repo.selectValidByGame,
    playByDay: async (
      db: ReadHandle,
      ...[whose, days, games = null]: ReportArguments
    ): ReturnType<typeof repo.selectPlayByDay> => repo.selectPlayByDay(db, whose, days, await timeZone(), games),
    playByGame: async (
      db: ReadHandle,
      ...[whose, days, games = null]: ReportArguments
    ): ReturnType<typeof repo.selectPlayByGame> => repo.selectPlayByGame(db, whose, days, await timeZone(), games),
    money: async (db: ReadHandle, account: bigint, days: Days): ReturnType<typeof repo.selectMoney> =>
      repo.selectMoney(db, account, days, await timeZone()),
    gamesOf: repo.selectGames,
    daysPlayed: repo.selectDaysPlayed,
    looseRounds: repo.selectLoose,
    openRoundsOf: repo.selectOpenOfVendor,
    reached: repo.selectReached,
    /** The whole brand, trial members left out; about a second behind. */
    brandPlay: async (db: ReadHandle, span: BrandSpan): ReturnType<typeof brand.selectBrandPlay> =>
      brand.selectBrandPlay(db, span, await timeZone()),
    brandMoney: async (db: ReadHandle, span: BrandSpan): ReturnType<typeof brand.selectBrandMoney> =>
      brand.selectBrandMoney(db, span, await timeZone()),
    brandGames: brand.selectBrandGames,
  };
}

type ReportArguments = [
  whose: Parameters<typeof repo.selectPlayByDay>[1],
  days: Days,
  games?: Parameters<typeof repo.selectPlayByDay>[4],
];
