/** The back office's calls, served on its own port: one file for each capability. */
export * from './account.ts';
export * from './approvals.ts';
export * from './audit.ts';
export * from './catalogue.ts';
export * from './dashboard.ts';
export * from './deposits.ts';
export * from './games.ts';
export * from './ledger.ts';
export * from './member-account.ts';
export * from './member-money.ts';
export * from './member-rewards.ts';
export * from './members.ts';
export * from './promotions.ts';
export * from './session.ts';
export * from './staff.ts';
export * from './withdrawals.ts';
