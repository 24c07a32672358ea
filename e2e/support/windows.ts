import type { Page } from 'playwright-core';
import { type Visit, type Visitor, visit } from './browser.ts';

/** A window of a member or visitor who has already closed the announcements. It closes after its test. */
export function enter(member: { token: string } | null, address: string, visitor: Visitor = {}): Promise<Visit> {
  return visit(address, { announcementsClosed: true, token: member?.token, ...visitor });
}

/** The same, if only its page is needed. */
export async function enterPage(...of: Parameters<typeof enter>): Promise<Page> {
  return (await enter(...of)).page;
}
