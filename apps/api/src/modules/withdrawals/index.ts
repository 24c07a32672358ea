export { createWithdrawals, type Withdrawals } from './withdrawals.module.ts';
export { withdrawalsCommands } from './withdrawals.cli.ts';
