// For: tasks and boards, counted from facts.
// Owns: schema `missions`.
// Never: pay by itself: rewards pay.

export { createMissions, type Missions } from './missions.module.ts';
export { missionsCommands } from './missions.cli.ts';
export { demoMissions } from './missions.seed.ts';
