import { siteCalls } from '@champa/api-client';
import type { Permission } from '@champa/contract';
import { useEffect, useState } from 'react';
import { api } from '../kit/api/api.ts';
import { onSiteClosed } from '../kit/api/site-closing.ts';

/** How often a closed site checks whether it is open again. */
const CLOSED_POLL_MS = 10_000;

/** The data that the site starts from: embedded in the page by the server, otherwise fetched. */
export async function loadPermission(): Promise<Permission> {
  const embedded = document.getElementById('boot')?.textContent;
  return embedded ? (JSON.parse(embedded) as Permission) : askPermission();
}

/** Whether the whole site is replaced: for everybody, or for the visitor's region. */
export function isClosed({ maintenance, regionRestriction }: Permission): boolean {
  return maintenance !== null || regionRestriction;
}

/** The start data, refetched when a refusal says that the site has closed, and from then on until it is open. */
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

/** Simultaneous refusals fetch once. */
function askPermission(): Promise<Permission> {
  asking ??= api.call(siteCalls.permission, {}).finally(() => (asking = undefined));
  return asking;
}
