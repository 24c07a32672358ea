/**
 * Under this name the ledger knows the keys of deposits and refunds. It must not change: under another name the ledger would
 * take a deposit that it has credited for a new one.
 */
export const LEDGER_SOURCE = 'cashier';
