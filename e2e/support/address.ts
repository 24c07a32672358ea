import { randomInt } from 'node:crypto';

type From = Readonly<{ 'x-forwarded-for': string }>;

let place = somewhere();

function somewhere(): From {
  return { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` };
}

/** The current IP address of visitors. */
export function from(): From {
  return place;
}

/** Each file of journeys uses another address: the hourly limits of an address are not shared by all of them. */
export function goElsewhere(): void {
  place = somewhere();
}

/** The address from which the demo accounts sign in, in every file: from an unknown one they would need an extra verification. */
export const DEMO_FROM: From = { 'x-forwarded-for': '198.51.100.1' };
