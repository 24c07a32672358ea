export type SandboxPayout = { id: string; merchantRef: string; amount: string; state: 'pending' | 'paid' | 'failed' };

/** What the sandbox was asked to pay out, the newest first; to one account where one is named. */
export async function payoutsOf(sandboxUrl: string, account?: string): Promise<SandboxPayout[]> {
  const query = account === undefined ? '' : `?account=${encodeURIComponent(account)}`;
  return (await (await fetch(`${sandboxUrl}/payouts.json${query}`)).json()) as SandboxPayout[];
}

/** What the sandbox has of a reference. */
export async function payoutOf(sandboxUrl: string, merchantRef: string): Promise<SandboxPayout | undefined> {
  const answer = await fetch(`${sandboxUrl}/payouts.json?ref=${encodeURIComponent(merchantRef)}`);
  return ((await answer.json()) as SandboxPayout[])[0];
}

/** Presses a button of the sandbox's page, as a person would. */
export async function endPayout(
  sandboxUrl: string,
  merchantRef: string,
  outcome: 'paid' | 'failed',
  delivery = 'prompt',
): Promise<void> {
  const payout = await payoutOf(sandboxUrl, merchantRef);
  if (!payout) throw new Error(`the sandbox knows no payout ${merchantRef}`);
  const body = new URLSearchParams({ outcome, delivery });
  const { status } = await fetch(`${sandboxUrl}/payouts/${payout.id}`, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`the page answered ${status}`);
}
