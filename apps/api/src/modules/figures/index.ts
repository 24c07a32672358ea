export { createFigures, type Figures } from './figures.module.ts';
export { figuresCommands } from './figures.cli.ts';
export type { Day, DayMoney, Days, GamePlay, LooseState, Play, PlayedGame, Whose } from './domain/figures.ts';
