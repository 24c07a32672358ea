export { createLottery, type Lottery } from './lottery.module.ts';
export { lotteryCommands } from './lottery.cli.ts';
