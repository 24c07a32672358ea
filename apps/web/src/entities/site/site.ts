import type { Permission } from '@champa/contract';
import { createContext, use } from 'react';

const SiteContext = createContext<Permission | null>(null);

export const SiteProvider = SiteContext.Provider;

/** The brand and its switches, from the server's start data. */
export function useSite(): Permission['info'] {
  const permission = use(SiteContext);
  if (!permission) throw new Error('useSite outside SiteProvider');
  return permission.info;
}
