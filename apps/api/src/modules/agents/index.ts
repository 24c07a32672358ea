// For: teams of agents, the contracts they sign with their downlines, and what is settled and paid by them.
// Owns: schema `agents`: contracts, settlement runs, corrections, moves, links, recruits; it adds nothing up itself, figures do.
// Never: move money past the ledger, settle a period before its figures are closed, or change one that is paid (corrections do).

export { agentCommands } from './agents.cli.ts';
export { createAgreements } from './agreements.ts';
export { type Agents, createAgents } from './agents.module.ts';
export { agentsSettings } from './agents.settings.ts';
