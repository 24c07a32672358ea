export { agentCommands } from './agents.cli.ts';
export { type Agents, createAgents } from './agents.module.ts';
