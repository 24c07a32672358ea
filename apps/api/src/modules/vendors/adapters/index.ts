import type { KeyObject } from 'node:crypto';
import type { Dialect } from './dialect.ts';
import { createHub88 } from './hub88/index.ts';
import { createSpribe } from './spribe/index.ts';

/** The wallet protocols of this platform, by name: a new one is a folder beside this file, and a line here. */
const dialectsByName = {
  hub88: createHub88,
  spribe: createSpribe,
} as const satisfies Record<string, (operatorKey: KeyObject) => Dialect>;

export const dialectNames = Object.keys(dialectsByName);

export function createDialects(operatorKey: KeyObject): Dialect[] {
  return Object.values(dialectsByName).map((create) => create(operatorKey));
}
