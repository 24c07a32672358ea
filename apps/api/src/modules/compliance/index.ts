// For: what those look at who answer for players' safety: restrictions, significant events, large transactions, and
// what the house owes at the end of each day.
// Owns: schema `compliance`: large transactions, the sums of ended days; everything else is kept by the module it happens in.
// Never: change what a member limited, or an entry of another module.

export { createCompliance } from './compliance.module.ts';
export { complianceSettings } from './compliance.settings.ts';
