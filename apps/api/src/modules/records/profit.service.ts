import {
  type GameCategory,
  type OperationValue,
  personalProfit,
  PROFIT_DAYS,
  type ProfitArea,
  type ProfitDay,
} from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { Pool } from '../../platform/database.ts';
import type { DayMoney, Figures, Whose } from '../figures/index.ts';
import type { Days } from './domain/days.ts';
import { familyOf, type MoneyFamily } from './domain/families.ts';
import { addPlay, netOf, NO_PLAY, type Play } from './domain/play.ts';
import type { MemberScope } from './domain/scope.ts';
import type { GamesPlayed } from './games-played.ts';
import { requireDays } from './scopes.service.ts';

export type ProfitNeeds = {
  pool: Pool;
  figures: Pick<Figures, 'playByDay' | 'playByGame' | 'money'>;
  gamesPlayed: GamesPlayed;
};

type Report = OperationValue<typeof personalProfit>;
type Moved = Record<MoneyFamily, bigint>;

const NO_MONEY: Moved = { deposits: 0n, withdrawals: 0n, bonus: 0n };

export type ProfitService = ReturnType<typeof createProfitService>;

/** A member's profit and loss, read from figures alone. */
export function createProfitService({ pool, figures, gamesPlayed }: ProfitNeeds) {
  async function areasOf(of: Whose, days: Days): Promise<ProfitArea[]> {
    const byArea = new Map<GameCategory | null, Play>();
    for (const play of await figures.playByGame(pool, of, days)) {
      const area = (await gamesPlayed.named(play)).game?.category ?? null;
      byArea.set(area, addPlay(byArea.get(area) ?? NO_PLAY, play));
    }
    return [...byArea]
      .toSorted(([, a], [, b]) => (a.stake === b.stake ? 0 : a.stake < b.stake ? 1 : -1))
      .map(([area, play]) => ({ area, ...presentPlay(play) }));
  }

  return {
    /** @throws ApiError VALIDATION for more days than a report covers */
    async report({ memberId, cash, days }: MemberScope): Promise<Report> {
      requireDays(days, PROFIT_DAYS);
      if (!cash) return { days: [], areas: [], totals: { ...presentPlay(NO_PLAY), ...presentMoney(NO_MONEY) } };
      const of = { memberId, account: cash.account };
      const [played, money, areas] = await Promise.all([
        figures.playByDay(pool, of, days),
        figures.money(pool, of.account, days),
        areasOf(of, days),
      ]);
      const moved = moneyByDay(money);
      const playedOn = new Map(played.map((day) => [day.day, day]));
      const dates = [...new Set([...playedOn.keys(), ...moved.keys()])].toSorted();
      const list: ProfitDay[] = dates.map((day) => ({
        day,
        ...presentPlay(playedOn.get(day) ?? NO_PLAY),
        ...presentMoney(moved.get(day) ?? NO_MONEY),
      }));
      const totals = {
        ...presentPlay(played.reduce<Play>(addPlay, NO_PLAY)),
        ...presentMoney([...moved.values()].reduce(addMoved, NO_MONEY)),
      };
      return { days: list, areas, totals };
    },
  };
}

/** Deposits, withdrawals and gifts by day; returned withdrawals are deducted. */
function moneyByDay(money: readonly DayMoney[]): Map<string, Moved> {
  const byDay = new Map<string, Moved>();
  for (const { day, kind, movedIn, movedOut } of money) {
    const family = familyOf(kind);
    if (!family) continue;
    const came = movedIn - movedOut;
    const known = byDay.get(day) ?? NO_MONEY;
    byDay.set(day, { ...known, [family]: known[family] + (family === 'withdrawals' ? -came : came) });
  }
  return byDay;
}

function addMoved(a: Moved, b: Moved): Moved {
  return {
    deposits: a.deposits + b.deposits,
    withdrawals: a.withdrawals + b.withdrawals,
    bonus: a.bonus + b.bonus,
  };
}

function presentPlay(play: Play) {
  const { rounds, stake, openStake, win, validBet } = play;
  return {
    rounds: Number(rounds),
    stake: formatDecimal(stake),
    openStake: formatDecimal(openStake),
    validBet: formatDecimal(validBet),
    win: formatDecimal(win),
    net: formatDecimal(netOf(play)),
  };
}

function presentMoney({ deposits, withdrawals, bonus }: Moved) {
  return {
    deposits: formatDecimal(deposits),
    withdrawals: formatDecimal(withdrawals),
    bonus: formatDecimal(bonus),
  };
}
