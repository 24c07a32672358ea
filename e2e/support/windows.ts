import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { type Visit, type Visitor, visit } from './browser.ts';

/** A window of a member's, or of a visitor's, who has closed the announcements before. It closes when its test is over. */
export async function enter(member: { token: string } | null, address: string, visitor: Visitor = {}): Promise<Visit> {
  const signedIn = member ? `${address}${address.includes('?') ? '&' : '?'}token=${member.token}` : address;
  const visited = await visit(signedIn, { announcementsClosed: true, ...visitor });
  onTestFinished(() => visited.context.close());
  return visited;
}

/** The same, where nothing but its page is looked at. */
export async function enterPage(...of: Parameters<typeof enter>): Promise<Page> {
  return (await enter(...of)).page;
}
