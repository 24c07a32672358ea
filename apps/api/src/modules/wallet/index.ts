// For: the member's main wallet: cash and bonus in the ledger, as one balance.
// Owns: nothing: its accounts are the ledger's.
// Never: move money.

export { createWallet, type Wallet } from './wallet.module.ts';
