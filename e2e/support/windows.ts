import type { Page } from 'playwright-core';
import { type Visit, type Visitor, visit } from './browser.ts';

/** A window of a member's, or of a visitor's, who has closed the announcements before. It closes when its test is over. */
export function enter(member: { token: string } | null, address: string, visitor: Visitor = {}): Promise<Visit> {
  return visit(address, { announcementsClosed: true, token: member?.token, ...visitor });
}

/** The same, where nothing but its page is looked at. */
export async function enterPage(...of: Parameters<typeof enter>): Promise<Page> {
  return (await enter(...of)).page;
}
