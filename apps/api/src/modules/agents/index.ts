export { agentCommands } from './agents.cli.ts';
export { createAgreements } from './agreements.ts';
export { type Agents, createAgents } from './agents.module.ts';
