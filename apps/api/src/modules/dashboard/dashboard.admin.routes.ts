import {
  adminAlertAcknowledgement,
  adminAlerts,
  adminDashboard,
  adminDashboardLines,
  adminDashboardPlay,
  adminDashboardSeries,
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
  presentTotals,
} from './dashboard.present.ts';
import type { DashboardFiguresService } from './figures.service.ts';

export type DashboardRoutesNeeds = {
  figures: DashboardFiguresService;
  alerts: Pick<AlertsService, 'list' | 'acknowledge'>;
  defaultLanguage: () => Promise<Language>;
  /** What the catalogue calls games that were played, in their order. */
  nameGames: (games: readonly GamePlay[], language: Language) => Promise<NamedGame[]>;
  usernames: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
};

/** The brand's figures in the console. */
export function dashboardAdminRoutes(app: FastifyInstance, needs: DashboardRoutesNeeds): void {
  const { figures, alerts, defaultLanguage, nameGames, usernames } = needs;

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

  route(app, adminAlerts, async () => {
    const { open, closed } = await alerts.list();
    return { open: open.map(presentAlert), closed: closed.map(presentAlert) };
  });

  route(app, adminAlertAcknowledgement, async (call) =>
    presentAlert(await alerts.acknowledge(callerOf(call, call.body.reason), call.params.id)),
  );

  async function named(games: readonly GamePlay[], language: Language): Promise<(GamePlay & NamedGame)[]> {
    const names = await nameGames(games, language);
    return games.map((game, index) => ({ ...game, ...names[index]! }));
  }
}
