import { randomInt } from 'node:crypto';

type From = Readonly<{ 'x-forwarded-for': string }>;

let place = somewhere();

function somewhere(): From {
  return { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` };
}

/** Where visitors come from now. */
export function from(): From {
  return place;
}

/** Each file of journeys begins somewhere else: what an address may do in an hour is not shared by all of them. */
export function goElsewhere(): void {
  place = somewhere();
}

/** Where the demo accounts sign in from, in whatever file: from a place they don't know yet more would be asked of them. */
export const DEMO_FROM: From = { 'x-forwarded-for': '198.51.100.1' };
