import { searchText } from '../../../kit/text/search-text.ts';

/** The panels of the security centre, each with its address: `/member/securityCenter?panel=mobile`. */
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

/** The search parameter of the security centre; an unknown panel counts as missing. */
export function parseSecuritySearch({ panel }: Readonly<Record<string, unknown>>): SecuritySearch {
  const wanted = searchText(panel, 40);
  const known = panelNames.find((name) => name === wanted);
  return known ? { panel: known } : {};
}
