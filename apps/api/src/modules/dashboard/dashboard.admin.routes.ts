import {
  adminAlertAcknowledgement,
  adminAlerts,
  adminDashboard,
  adminDashboardFeed,
  adminDashboardLines,
  adminDashboardPlay,
  adminDashboardSeries,
  adminReturns,
  adminVendorOpenRounds,
  adminVendorWins,
  type Language,
} from '@champa/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/caller.ts';
import { route } from '../../platform/http/route.ts';
import { languageOf } from '../../platform/http/server.ts';
import type { AlertsService } from './alerts.service.ts';
import type { GamePlay } from '../figures/index.ts';
import {
  type NamedGame,
  presentAlert,
  presentLines,
  presentOverview,
  presentParts,
  presentReturn,
  presentTotals,
} from './dashboard.present.ts';
import type { AlertSettings } from './dashboard.settings.ts';
import { returnsByGame, returnsByVendor } from './domain/returns.ts';
import type { Feed } from './feed.service.ts';
import type { DashboardFiguresService } from './figures.service.ts';
import type { VendorPlay } from './vendor-play.service.ts';

export type DashboardRoutesNeeds = {
  figures: DashboardFiguresService;
  alerts: Pick<AlertsService, 'list' | 'acknowledge'>;
  vendorPlay: VendorPlay;
  feed: Feed;
  thresholds: () => Promise<Pick<AlertSettings, 'rtp'>>;
  defaultLanguage: () => Promise<Language>;
  /** What the catalogue calls games that were played, in their order. */
  nameGames: (games: readonly GamePlay[], language: Language) => Promise<NamedGame[]>;
  usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** The brand's figures in the console. */
export function dashboardAdminRoutes(app: FastifyInstance, needs: DashboardRoutesNeeds): void {
  const { figures, alerts, vendorPlay, feed, thresholds, defaultLanguage, nameGames, usernames } = needs;

  route(app, adminDashboard, async ({ query }) => presentOverview(await figures.overview(query)));

  route(app, adminDashboardSeries, async ({ params: { unit }, query }) => {
    const { days, parts } = await figures.series(unit, query);
    return { range: days, list: parts.map(({ at, totals }) => ({ at: at.toString(), ...presentTotals(totals) })) };
  });

  route(app, adminDashboardPlay, async ({ params: { part }, query, request }) => {
    const language = languageOf(request, await defaultLanguage());
    const { days, games, before } = await figures.games(query);
    const [now, earlier] = await Promise.all([named(games, language), named(before, language)]);
    return { range: days, list: presentParts(part, now, earlier) };
  });

  route(app, adminDashboardLines, async ({ query }) => {
    const { days, lines } = await figures.lines(query);
    const names = await usernames(lines.flatMap(({ head }) => head ?? []));
    return { range: days, list: presentLines(lines, names) };
  });

  route(app, adminDashboardFeed, async ({ query: { since }, request }) => {
    const language = languageOf(request, await defaultLanguage());
    return feed.since(since === undefined ? null : Temporal.Instant.from(since), language);
  });

  route(app, adminAlerts, async () => {
    const { open, closed } = await alerts.list();
    return { open: open.map(presentAlert), closed: closed.map(presentAlert) };
  });

  route(app, adminAlertAcknowledgement, async (call) =>
    presentAlert(await alerts.acknowledge(callerOf(call, call.body.reason), call.params.id)),
  );

  route(app, adminReturns, async ({ params: { part }, query, request }) => {
    const { pageNo, pageSize, vassalage, ...asked } = query;
    const [{ days, games }, { rtp: limit }] = await Promise.all([figures.lately(asked), thresholds()]);
    const all = await named(games, languageOf(request, await defaultLanguage()));
    const wanted = vassalage ? all.filter(({ vendor }) => vendor === vassalage) : all;
    const returns = part === 'vendor' ? returnsByVendor(wanted, limit) : returnsByGame(wanted, limit);
    return {
      range: days,
      list: returns.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(presentReturn),
      total: returns.length,
      assumed: { deviation: limit.deviation, deviations: String(limit.tenths / 10), rounds: limit.rounds },
    };
  });

  route(app, adminVendorOpenRounds, async ({ params, query: { hours, after = null, pageSize }, request }) => {
    const language = languageOf(request, await defaultLanguage());
    return vendorPlay.openRounds(params.vassalage, { hours, after, pageSize }, language);
  });

  route(app, adminVendorWins, async ({ params, query, request }) => ({
    list: await vendorPlay.wins(params.vassalage, query.days, languageOf(request, await defaultLanguage())),
  }));

  async function named(games: readonly GamePlay[], language: Language): Promise<(GamePlay & NamedGame)[]> {
    const names = await nameGames(games, language);
    return games.map((game, index) => ({ ...game, ...names[index]! }));
  }
}
