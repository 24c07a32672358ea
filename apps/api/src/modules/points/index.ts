// For: points: earned by deposits and play, spent in the mall.
// Owns: schema `points`: accounts, movements, goods, redemptions.
// Never: hold money: converted points are paid by rewards.

export { createPoints, type Points } from './points.module.ts';
export { createPointsJournal, type GiftOfPoints } from './journal.service.ts';
export { pointsCommands } from './points.cli.ts';
export { pointsSettings } from './points.settings.ts';
