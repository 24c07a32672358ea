/** How a member can be reached. */
export type Reach = { mobile: string | null; email: string };

export type Recipient = { channel: 'sms' | 'email'; to: string };

/**
 * Where the message about a change goes: to the member by e-mail, else by SMS; and to the number or mailbox that the change
 * removed or put in its place. Nowhere twice.
 */
export function noticeRecipients(
  now: Reach,
  formerly: Reach | null,
  canSend: Readonly<Record<Recipient['channel'], boolean>>,
): Recipient[] {
  const reachable = (reach: Reach): Recipient[] => [
    ...(reach.email !== '' && canSend.email ? [{ channel: 'email' as const, to: reach.email }] : []),
    ...(reach.mobile !== null && canSend.sms ? [{ channel: 'sms' as const, to: reach.mobile }] : []),
  ];
  const [before, after] = [reachable(formerly ?? now), reachable(now)];
  const changed = [...before.filter((old) => !includes(after, old)), ...after.filter((own) => !includes(before, own))];
  const first = after.slice(0, 1);
  return [...first, ...changed.filter((each) => !includes(first, each))];
}

function includes(list: readonly Recipient[], { channel, to }: Recipient): boolean {
  return list.some((each) => each.channel === channel && each.to.toLowerCase() === to.toLowerCase());
}
