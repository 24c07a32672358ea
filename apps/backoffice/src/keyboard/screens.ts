import { adminDashboard } from '@champa/contract';
import { useGetResourceLabel, usePermissions, useTranslate } from 'react-admin';
import { useMay } from '../kit/may.ts';
import { mayOpen } from '../kit/resource.ts';
import { resources } from '../resources/index.ts';

/** The letters after `g`, by the name of the list. */
const letters: Readonly<Record<string, string>> = {
  members: 'm',
  approvals: 'a',
  withdrawals: 'w',
  deposits: 'd',
  vendors: 'v',
  goods: 'p',
  accounts: 'l',
  settings: 't',
  site: 'i',
  staff: 's',
  roles: 'r',
  audit: 'u',
  exports: 'e',
};

export type Screen = { path: string; label: string; letter: string | null };

/** The screens that the employee may open, in the order of the menu. */
export function useScreens(): Screen[] {
  const { permissions: held = [] } = usePermissions<readonly string[]>();
  const labelOf = useGetResourceLabel();
  const translate = useTranslate();
  const home = useMay(adminDashboard) ? [{ path: '/', label: translate('dashboard.title'), letter: 'h' }] : [];
  const lists = resources
    .filter((resource) => mayOpen(resource, held))
    .map(({ name }) => ({ path: `/${name}`, label: labelOf(name), letter: letters[name] ?? null }));
  return [...home, ...lists, { path: '/account', label: translate('account.title'), letter: 'o' }];
}
