import { calls } from '@champa/api-client';
import type { Permission } from '@champa/contract';
import { api } from '../shared/api.ts';

/** What the site starts from: the server lays it into the page; without that it is asked for. */
export async function loadPermission(): Promise<Permission> {
  const laid = document.getElementById('boot')?.textContent;
  return laid ? (JSON.parse(laid) as Permission) : api.call(calls.permission, {});
}
