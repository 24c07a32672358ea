import type { ProviderTest } from '@champa/contract';
import type { Clock } from '../../../platform/clock.ts';
import { randomToken } from '../../../platform/ids.ts';
import { type Provider, ProviderRefused, ProviderUnreachable } from '../domain/provider.ts';

type Answer = ProviderTest['answers'][number];

/**
 * Asks a provider about a payment in and a payout that do not exist. That changes nothing there, and is signed like any other call: a
 * provider that says "none of this reference" is there, speaks the protocol, and knows our key.
 */
export async function testProvider(provider: Provider, clock: Clock): Promise<Answer[]> {
  const asked = (['deposits', 'payouts'] as const).flatMap((capability) => {
    const query = provider[capability]?.query;
    return query ? [ask(capability, query, clock)] : [];
  });
  return Promise.all(asked);
}

async function ask(
  capability: Answer['capability'],
  query: (merchantRef: string) => Promise<unknown>,
  clock: Clock,
): Promise<Answer> {
  const from = clock.now();
  const said = await query(`test-${randomToken()}`).then(() => null, outcomeOf);
  const milliseconds = Math.round(clock.now().since(from).total('milliseconds'));
  return { capability, milliseconds, ...(said ?? { outcome: 'answered', detail: null }) };
}

function outcomeOf(error: unknown): Pick<Answer, 'outcome' | 'detail'> {
  if (error instanceof ProviderRefused) return { outcome: 'refused', detail: error.message };
  if (error instanceof ProviderUnreachable) return { outcome: 'unreachable', detail: error.message };
  throw error;
}
