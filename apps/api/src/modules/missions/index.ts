export { createMissions, type Missions } from './missions.module.ts';
export { missionsCommands } from './missions.cli.ts';
export { demoMissions } from './missions.seed.ts';
