export { createFigures, type Figures } from './figures.module.ts';
export { figuresCommands } from './figures.cli.ts';
export type { Day, DayMoney, Days, LooseState, Play, PlayedGame, Whose } from './domain/figures.ts';
