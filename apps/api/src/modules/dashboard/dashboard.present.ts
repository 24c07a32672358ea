import type {
  AdminReturn,
  Dashboard,
  DashboardAlert,
  DashboardFigures,
  DashboardLine,
  DashboardPart,
  DashboardPlay,
  GameType,
} from '@champa/contract';
import { formatDecimal } from '@champa/money';
import type { GamePlay } from '../figures/index.ts';
import type { Alert } from './alerts.repo.ts';
import type { DashboardFiguresService } from './figures.service.ts';
import type { Line } from './domain/lines.ts';
import type { Return } from './domain/returns.ts';
import { percent } from './domain/percent.ts';
import { addPlay, ggrOf, ngrOf, rtpOf, type Totals } from './domain/totals.ts';

const MOST_LISTED = 200;

const count = (number: bigint): number => Number(number);

function presentPlay(sums: Pick<Totals, 'rounds' | 'stake' | 'openStake' | 'win'>) {
  return {
    rounds: count(sums.rounds),
    stakes: formatDecimal(sums.stake),
    openStakes: formatDecimal(sums.openStake),
    wins: formatDecimal(sums.win),
    ggr: formatDecimal(ggrOf(sums)),
  };
}

export function presentTotals(totals: Totals): DashboardFigures {
  return {
    ...presentPlay(totals),
    deposits: formatDecimal(totals.deposits),
    depositCount: count(totals.depositCount),
    withdrawals: formatDecimal(totals.withdrawals),
    withdrawalCount: count(totals.withdrawalCount),
    bonusCost: formatDecimal(totals.bonusCost),
    commission: formatDecimal(totals.commission),
    ngr: formatDecimal(ngrOf(totals)),
    signUps: count(totals.signUps),
    firstDeposits: count(totals.firstDeposits),
    activeMembers: count(totals.activeMembers),
  };
}

type Overview = Awaited<ReturnType<DashboardFiguresService['overview']>>;

export function presentOverview({
  at,
  timeZone,
  currency,
  today,
  own,
  before,
  weekBefore,
  online,
}: Overview): Dashboard {
  const [now = null, onlineBefore = null, onlineWeekBefore = null] = online;
  return {
    at: at.toString(),
    timeZone,
    currency,
    today,
    range: own.range,
    figures: presentTotals(own.totals),
    before: { range: before.range, figures: presentTotals(before.totals) },
    weekBefore: { range: weekBefore.range, figures: presentTotals(weekBefore.totals) },
    online: { now, before: onlineBefore, weekBefore: onlineWeekBefore },
  };
}

/**
 * A game of the catalogue, as the dashboard names it. `area`: null where the lobby does not have the game any more; `theoretical`: its RTP
 * in percent, null where nobody says it.
 */
export type NamedGame = {
  vendor: string;
  vendorName: string;
  gameName: string;
  area: GameType | null;
  theoretical: string | null;
};

type Named = GamePlay & NamedGame;

const keys: Record<DashboardPart, (game: Named) => { id: string; name: string; area: GameType | null }> = {
  vendor: ({ vendor, vendorName }) => ({ id: vendor, name: vendorName, area: null }),
  area: ({ area }) => ({ id: area ?? 'none', name: area ?? '', area }),
  game: ({ vendor, vendorName, gameCode, gameName, area }) => ({
    id: `${vendor}/${gameCode}`,
    name: `${gameName} · ${vendorName}`,
    area,
  }),
};

/** Play by vendor, area or game, the largest stakes first. */
export function presentParts(part: DashboardPart, games: readonly Named[], before: readonly Named[]): DashboardPlay[] {
  const keyOf = keys[part];
  const earlier = Map.groupBy(before, (game) => keyOf(game).id);
  const now = Map.groupBy(games, (game) => keyOf(game).id);
  return Array.from(now, ([id, ofPart]) => ({
    key: keyOf(ofPart[0]!),
    sums: addPlay(ofPart),
    earlier: earlier.get(id) ?? [],
  }))
    .toSorted((a, b) => (a.sums.stake < b.sums.stake ? 1 : -1))
    .slice(0, MOST_LISTED)
    .map((one) => ({
      ...one.key,
      ...presentPlay(one.sums),
      rtp: written(rtpOf(one.sums)),
      ggrBefore: formatDecimal(ggrOf(addPlay(one.earlier))),
    }));
}

export function presentLines(lines: readonly Line[], names: ReadonlyMap<string, string>): DashboardLine[] {
  return lines.slice(0, MOST_LISTED).map(({ head, totals }) => ({
    ...presentPlay(totals),
    id: head,
    name: head === null ? '' : (names.get(head) ?? head),
    deposits: formatDecimal(totals.deposits),
    withdrawals: formatDecimal(totals.withdrawals),
    bonusCost: formatDecimal(totals.bonusCost),
    activeMembers: count(totals.activeMembers),
  }));
}

function written(rtp: bigint | null): string | null {
  return rtp === null ? null : percent(rtp);
}

export function presentAlert({
  id,
  firstSeenAt,
  lastSeenAt,
  closedAt,
  acknowledgedAt,
  ...alert
}: Alert): DashboardAlert {
  return {
    ...alert,
    id: String(id),
    firstSeenAt: firstSeenAt.toString(),
    lastSeenAt: lastSeenAt.toString(),
    closedAt: closedAt?.toString() ?? null,
    acknowledgedAt: acknowledgedAt?.toString() ?? null,
  };
}

export function presentReturn({ id, name, vendor: vassalage, vendorName, ...play }: Return): AdminReturn {
  const { rtp, theoretical, band, isOutside } = play;
  const written = (hundredths: number | null): string | null =>
    hundredths === null ? null : percent(BigInt(hundredths));
  return {
    id,
    name,
    vassalage,
    vendorName,
    ...presentPlay(play),
    rtp: written(rtp),
    theoretical: written(theoretical),
    band: band && { low: percent(BigInt(band.low)), high: percent(BigInt(band.high)) },
    isOutside,
  };
}
