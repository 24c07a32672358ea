// For: the member's main wallet: cash and bonus in the ledger, as one balance.
// Owns: schema `wallet`: corrections by staff. The accounts are the ledger's.
// Never: move money but by a correction, or make a balance negative.

export { createWallet, type Wallet } from './wallet.module.ts';
export { createCorrections, type Corrections } from './corrections.module.ts';
export { walletCommands } from './wallet.cli.ts';
