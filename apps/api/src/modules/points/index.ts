export { createPoints, type Points } from './points.module.ts';
export { createPointsJournal, type GiftOfPoints } from './journal.service.ts';
export { pointsCommands } from './points.cli.ts';
