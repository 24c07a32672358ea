import { siteCalls } from '@champa/api-client';
import type { Permission } from '@champa/contract';
import { useEffect, useState } from 'react';
import { api } from '../kit/api/api.ts';
import { onSiteClosed } from '../kit/api/site-closing.ts';

/** How often a closed site asks whether it is open again. */
const CLOSED_POLL_MS = 10_000;

/** What the site starts from: the server lays it into the page; without that it is asked for. */
export async function loadPermission(): Promise<Permission> {
  const laid = document.getElementById('boot')?.textContent;
  return laid ? (JSON.parse(laid) as Permission) : askPermission();
}

/** Whether the whole app is replaced: for everybody, or for where the visitor is. */
export function isClosed({ maintenance, regionRestriction }: Permission): boolean {
  return maintenance !== null || regionRestriction;
}

/** What the site started from, asked anew when a refusal tells that it has closed, and from then on until it is open. */
export function usePermission(first: Permission): Permission {
  const [permission, setPermission] = useState(first);
  const closed = isClosed(permission);
  useEffect(() => {
    const ask = () => void askPermission().then(setPermission, () => undefined);
    const stop = onSiteClosed(ask);
    const timer = closed ? setInterval(ask, CLOSED_POLL_MS) : undefined;
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [closed]);
  return permission;
}

let asking: Promise<Permission> | undefined;

/** Several refusals at once ask once. */
function askPermission(): Promise<Permission> {
  asking ??= api.call(siteCalls.permission, {}).finally(() => (asking = undefined));
  return asking;
}
