export { createVendors, type Vendors, type VendorsOptions } from './vendors.module.ts';
export { vendorCommands } from './vendors.cli.ts';
export { selectPlayedSince as playedSince, selectStakedBetween as stakedBetween } from './vendors.rounds.repo.ts';
export type { RecordedRound, RoundCall, RoundPlace, RoundShown, RoundsWish, Span } from './domain/round-record.ts';
export type { Round, RoundPage, RoundQuery, RoundState } from './domain/round.ts';
export type { Pot, PotsQuery } from './domain/pot.ts';
export type { Win, WinsQuery } from './domain/win.ts';
export type { EnsureVendor, NewVendor } from './vendors.service.ts';
export { type TransferAnswer, type TransferWallet, VendorUnreachable } from './domain/transfer-wallet.ts';
