import type { Permission } from '@champa/contract';
import { createContext, use } from 'react';

const SiteContext = createContext<Permission | null>(null);

export const SiteProvider = SiteContext.Provider;

/** What the server told about the site at its start: the brand and its switches. */
export function useSite(): Permission['info'] {
  const permission = use(SiteContext);
  if (!permission) throw new Error('useSite outside SiteProvider');
  return permission.info;
}
