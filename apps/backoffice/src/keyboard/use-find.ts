import {
  adminDeposit,
  adminMember,
  adminMembers,
  adminSettings,
  type Operation,
  type OperationInput,
  type OperationValue,
  adminWithdrawal,
} from '@champa/contract';
import { usePermissions, useTranslate } from 'react-admin';
import { call } from '../providers/api.ts';
import { settingName } from '../resources/settings/setting-name.ts';
import { useScreens } from './screens.ts';

export type Found = {
  kind: 'screens' | 'members' | 'deposits' | 'withdrawals' | 'settings';
  path: string;
  label: string;
};

const MOST_OF_A_KIND = 5;

/** Finds what a text names, by the calls that the employee may make. What cannot be read is not found. */
export function useFind(): (text: string) => Promise<Found[]> {
  const translate = useTranslate();
  const screens = useScreens();
  const { permissions: held = [] } = usePermissions<readonly string[]>();

  async function ask<O extends Operation>(operation: O, input: OperationInput<O>): Promise<OperationValue<O> | null> {
    if (operation.access !== 'staff' || !held.includes(operation.permission)) return null;
    return call(operation, input).catch(() => null);
  }

  const numbered = async (
    kind: 'deposits' | 'withdrawals',
    operation: typeof adminDeposit | typeof adminWithdrawal,
    id: string,
  ): Promise<Found[]> => {
    const one = await ask(operation, { params: { id } });
    if (!one) return [];
    const label = `${translate('keyboard.numbered', { id })} · ${one.username} · ${translate(`champa.states.${one.state}`)}`;
    return [{ kind, path: `/${kind}/${id}/show`, label }];
  };

  async function members(text: string, isNumber: boolean): Promise<Found[]> {
    const [named, one] = await Promise.all([
      ask(adminMembers, { query: { search: text, pageSize: String(MOST_OF_A_KIND) } }),
      isNumber ? ask(adminMember, { params: { id: text } }) : null,
    ]);
    const list = [...(one ? [one] : []), ...(named?.list ?? []).filter(({ id }) => id !== one?.id)];
    return list.map(({ id, username }) => ({
      kind: 'members',
      path: `/members/${id}/show`,
      label: `${username} · ${id}`,
    }));
  }

  async function settings(text: string): Promise<Found[]> {
    const all = await ask(adminSettings, {});
    return (all?.list ?? [])
      .map(({ id }): Found => {
        const label = settingName(translate, id);
        return { kind: 'settings', path: `/settings/${id}${held.includes('settings.edit') ? '' : '/show'}`, label };
      })
      .filter(({ label }) => has(label, text))
      .slice(0, MOST_OF_A_KIND);
  }

  return async (text) => {
    if (text === '') return [];
    const isNumber = /^[1-9]\d{0,17}$/.test(text);
    const named = screens
      .filter(({ label }) => has(label, text))
      .map(({ path, label }): Found => ({ kind: 'screens', path, label }));
    const asked = await Promise.all([
      members(text, isNumber),
      isNumber ? numbered('deposits', adminDeposit, text) : [],
      isNumber ? numbered('withdrawals', adminWithdrawal, text) : [],
      settings(text),
    ]);
    return [...named, ...asked.flat()];
  };
}

const has = (label: string, text: string): boolean => label.toLowerCase().includes(text.toLowerCase());
