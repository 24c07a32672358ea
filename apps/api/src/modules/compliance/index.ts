// For: what those look at who answer for players' safety: restrictions, significant events, large transactions.
// Owns: schema `compliance`: large transactions; everything else is kept by the module it happens in.
// Never: change what a member limited, or an entry of another module.

export { createCompliance } from './compliance.module.ts';
export { complianceSettings } from './compliance.settings.ts';
