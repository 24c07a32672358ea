import { searchText } from '../../../kit/text/search-text.ts';

/** What the security centre opens, each with an address of its own: `/member/securityCenter?panel=mobile`. */
export const panelNames = [
  'password',
  'paymentPassword',
  'mobile',
  'email',
  'payees',
  'addPayee',
  'authenticator',
  'passkeys',
  'linkedAccounts',
  'sessions',
  'logins',
] as const;

export type PanelName = (typeof panelNames)[number];

type SecuritySearch = { panel?: PanelName | undefined };

/** What an address says of the security centre; another panel than these counts as none. */
export function parseSecuritySearch({ panel }: Readonly<Record<string, unknown>>): SecuritySearch {
  const wanted = searchText(panel, 40);
  const known = panelNames.find((name) => name === wanted);
  return known ? { panel: known } : {};
}
