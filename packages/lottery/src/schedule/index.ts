export { houseMinutes, houseSchedule, outsideSchedules, type Schedule } from './calendar.ts';
export { drawsOn, type Exceptions, nextDraws, type PlannedDraw } from './next-draws.ts';
