const SECOND_MS = 1000;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** The time left as whole days and a clock; never negative. */
export function countdownOf(leftMs: number): { days: number; time: string } {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const parts = [Math.floor((seconds % DAY) / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE];
  return { days: Math.floor(seconds / DAY), time: parts.map((part) => String(part).padStart(2, '0')).join(':') };
}
