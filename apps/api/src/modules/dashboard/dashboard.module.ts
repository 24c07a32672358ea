import type { Deps, Module } from '../../module.ts';
import { type AlertsNeeds, createAlerts } from './alerts.service.ts';
import { dashboardAdminRoutes, type DashboardRoutesNeeds } from './dashboard.admin.routes.ts';
import { createFeed, type FeedNeeds } from './feed.service.ts';
import { createFiguresService, type FiguresNeeds } from './figures.service.ts';
import { createMilestones } from './milestones.service.ts';
import { reportRoutes } from './reports.admin.routes.ts';
import { createReports } from './reports.service.ts';
import { createVendorPlay, type VendorPlayNeeds } from './vendor-play.service.ts';

type DashboardNeeds = Omit<FiguresNeeds, 'pool' | 'clock'> &
  Omit<DashboardRoutesNeeds, 'figures' | 'alerts' | 'vendorPlay' | 'feed'> &
  Omit<VendorPlayNeeds, 'pool' | 'clock'> &
  Omit<FeedNeeds, 'pool' | 'clock'> &
  Omit<AlertsNeeds, 'pool' | 'clock'>;

export type Dashboard = Module & { milestones: ReturnType<typeof createMilestones> };

/** The operator's dashboard: what the brand took in and gave out, by time, vendor, area, game and agent line. */
export function createDashboard({ pool, clock }: Pick<Deps, 'pool' | 'clock'>, needs: DashboardNeeds): Dashboard {
  const milestones = createMilestones({ pool, clock });
  const figures = createFiguresService({ pool, clock, ...needs, figures: needs.figures });
  const alerts = createAlerts({ pool, clock, ...needs });
  const vendorPlay = createVendorPlay({ pool, clock, ...needs });
  const feed = createFeed({ pool, clock, ...needs });
  return {
    name: 'dashboard',
    milestones,
    adminRoutes: (app) => {
      dashboardAdminRoutes(app, { ...needs, figures, alerts, vendorPlay, feed });
      reportRoutes(app, createReports({ pool, figures, record: needs.record }));
    },
    jobs: [
      { name: 'dashboard_alerts', cron: '* * * * *', run: alerts.evaluate },
      { name: 'dashboard_online', cron: '* * * * *', run: milestones.sample },
      { name: 'dashboard_verify', cron: '55 19 * * *', run: failWhereWrong },
      { name: 'dashboard_drop_old', cron: '5 20 * * *', run: milestones.dropOld },
    ],
  };

  async function failWhereWrong(): Promise<void> {
    const wrong = await milestones.verify();
    if (wrong.length > 0) throw new Error(`figures of the dashboard are wrong: ${wrong.join(', ')}`);
  }
}
