import { adminDashboard } from '@champa/contract';
import { useGetResourceLabel, usePermissions, useTranslate } from 'react-admin';
import { useMay } from '../kit/may.ts';
import type { MenuGroup } from '../kit/menu-groups.ts';
import { mayOpen } from '../kit/resource.ts';
import { resources } from '../resources/index.ts';
import { ACCOUNT_KEYS, HOME_KEYS, keysOf } from './keys.ts';

/** `group`: of the menu that it stands in; null: above or below them. `keys`: what is pressed after `g`; null: nothing, and `/` finds it. */
export type Screen = { path: string; label: string; group: MenuGroup | null; keys: string | null };

/** The screens that the employee may open, in the order of the menu. */
export function useScreens(): Screen[] {
  const { permissions: held = [] } = usePermissions<readonly string[]>();
  const labelOf = useGetResourceLabel();
  const translate = useTranslate();
  const home = useMay(adminDashboard)
    ? [{ path: '/', label: translate('dashboard.title'), group: null, keys: HOME_KEYS }]
    : [];
  const lists = resources
    .filter((resource) => mayOpen(resource, held))
    .map(({ name, group = null }) => ({
      path: `/${name}`,
      label: labelOf(name),
      group,
      keys: keysOf[name] ?? null,
    }));
  return [...home, ...lists, { path: '/account', label: translate('account.title'), group: null, keys: ACCOUNT_KEYS }];
}
