export { createVendors, type Vendors, type VendorsOptions } from './vendors.module.ts';
export { vendorCommands } from './vendors.cli.ts';
export type { Round, RoundPage, RoundQuery, RoundState } from './domain/round.ts';
export type { EnsureVendor, NewVendor } from './vendors.service.ts';
