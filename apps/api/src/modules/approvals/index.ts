// For: four eyes: what one employee asks for and another approves, kept until it is decided or expires.
// Owns: schema `approvals`: requests and what became of them.
// Never: know what an act does: each module guards its own, and the act is carried out by its use case, once.

export { type Approvals, createApprovals } from './approvals.module.ts';
export type { Guard, GuardedAct, Looked } from './guard.service.ts';
export { approvalsSettings } from './approvals.settings.ts';
