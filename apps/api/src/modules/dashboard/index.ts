// For: the operator's dashboard: the brand's figures against the days before, and alerts.
// Owns: schema `dashboard`: sign-ups, first deposits and who is online, over time; alerts. Play and money are those of `figures`.
// Never: add up rounds or movements when a screen asks, or show who somebody is.

export { createDashboard, type Dashboard } from './dashboard.module.ts';
export { dashboardSettings } from './dashboard.settings.ts';
export { dashboardCommands } from './dashboard.cli.ts';
