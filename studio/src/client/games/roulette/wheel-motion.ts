import { clamp, easeIn } from '../stage/ease.ts';

/** Radii as parts of the wheel's radius: the ball's track, and the pocket. */
export const TRACK_RADIUS = 0.885;
export const POCKET_RADIUS = 0.575;

export const SPIN_MS = 5200;
const FALL_AT = 0.6;
const REST_AT = 0.9;
const TURNS = 9;
/** Speed of the rotor in radians per second. */
const ROTOR_SPEED = 0.55;
const BOUNCES = [
  { from: FALL_AT + 0.1, to: FALL_AT + 0.17, height: 0.11 },
  { from: FALL_AT + 0.17, to: FALL_AT + 0.23, height: 0.065 },
  { from: FALL_AT + 0.23, to: FALL_AT + 0.27, height: 0.03 },
  { from: FALL_AT + 0.27, to: REST_AT, height: 0.012 },
] as const;

/** The ball's angle relative to the rotor, its distance from the centre, and its height above the wood. */
export type Ball = { angle: number; radius: number; leap: number };

export function rotorAngle(ms: number): number {
  return (ms / 1000) * ROTOR_SPEED;
}

/** The middle of a number's pocket on the rotor, clockwise from its top. */
export function pocketAngle(wheel: readonly number[], number: number): number {
  const index = wheel.indexOf(number);
  if (index < 0) throw new RangeError(`no pocket ${number}`);
  return (index / wheel.length) * Math.PI * 2;
}

/**
 * The ball's way into a pocket, from its launch (0) to rest (1). It runs against the rotor, loses speed, leaves the track, jumps
 * over the frets and comes to rest. The pocket is given: the animation shows the result, it does not make it.
 */
export function ballAt(progress: number, pocket: number, out: Ball): Ball {
  const time = clamp(progress, 0, 1);
  const run = clamp(time / REST_AT, 0, 1);
  const fall = clamp((time - FALL_AT) / 0.1, 0, 1);
  out.angle = pocket - TURNS * Math.PI * 2 * (1 - run) ** 2.1;
  out.radius = TRACK_RADIUS + (POCKET_RADIUS - TRACK_RADIUS) * easeIn(fall);
  out.leap = 0;
  for (const { from, to, height } of BOUNCES) {
    if (time <= from || time >= to) continue;
    const arc = Math.sin(((time - from) / (to - from)) * Math.PI);
    out.leap = height * arc;
    out.radius += height * arc * 0.9;
  }
  return out;
}

/** Moments at which the ball strikes wood, for the sounds. */
export const STRIKES: readonly number[] = [FALL_AT + 0.1, ...BOUNCES.slice(1).map((bounce) => bounce.from), REST_AT];
