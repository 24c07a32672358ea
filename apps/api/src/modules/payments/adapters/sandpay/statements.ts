import { type Provider, ProviderUnreachable, type Span } from '../../domain/provider.ts';
import type { SandpayLine } from './line.ts';
import { Statement } from './wire.ts';

const STATEMENT = '/pay/api/statement';

/** SandPay's statement of what it collected, gave back and paid out. */
export function createStatements(line: SandpayLine) {
  return { page } satisfies Provider['statements'];

  async function page({ from, until }: Span, after: string | null) {
    const query = new URLSearchParams({ from: String(from), until: String(until), ...(after !== null && { after }) });
    const { status, content } = await line.call('GET', `${STATEMENT}?${query}`);
    const parsed = Statement.safeParse(content);
    if (status !== 200 || !parsed.success)
      throw new ProviderUnreachable(`an answer of ${status} that cannot be understood`);
    return parsed.data;
  }
}
