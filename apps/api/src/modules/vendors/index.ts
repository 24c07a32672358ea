export { createVendors, type Vendors, type VendorsOptions } from './vendors.module.ts';
export { vendorCommands } from './vendors.cli.ts';
export { selectPlayedSince as playedSince } from './vendors.rounds.repo.ts';
export type { Round, RoundPage, RoundQuery, RoundState } from './domain/round.ts';
export type { Pot, PotsQuery } from './domain/pot.ts';
export type { Win, WinsQuery } from './domain/win.ts';
export type { EnsureVendor, NewVendor } from './vendors.service.ts';
