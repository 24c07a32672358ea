import { randomInt } from 'node:crypto';

/** Where the visitors of one file of journeys come from: what an address may do in an hour is not shared by all of them. */
export const FROM = { 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` } as const;

/** Where the demo accounts sign in from, in whatever file: from a place they don't know yet more would be asked of them. */
export const DEMO_FROM = { 'x-forwarded-for': '198.51.100.1' } as const;
