export { createPoints, type GiftOfPoints, type Points } from './points.module.ts';
export { pointsCommands } from './points.cli.ts';
