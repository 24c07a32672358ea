import { randomInt } from 'node:crypto';

/** Where the visitors of one file of journeys come from: what an address may do in an hour is not shared by all of them. */
export const FROM = { 'x-forwarded-for': `198.51.100.${randomInt(1, 255)}` } as const;
