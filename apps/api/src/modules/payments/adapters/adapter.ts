import type { KeyObject } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { KeyKind } from '../../../platform/keys.ts';
import type { Provider } from '../domain/provider.ts';

/** A party's protocol. */
export type Adapter = {
  /** What the party's calls are verified with, and ours signed. */
  key: KeyKind;
  /** `settings` as the provider's row has them; the adapter parses its own. @throws ZodError for others */
  create: (given: { settings: unknown; key: KeyObject; clock: Clock }) => Provider;
};
