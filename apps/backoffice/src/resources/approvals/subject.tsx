import type { AdminApproval } from '@champa/contract';
import { Link, useCanAccess, useTranslate } from 'react-admin';
import { settingName } from '../settings/setting-name.ts';

/** Where the thing of a request is shown. */
const resourceOf = {
  member: 'members',
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  goods: 'goods',
  employee: 'staff',
  role: 'roles',
  vendor: 'vendors',
  setting: 'settings',
  plan: 'activities',
  budget: 'budgets',
  draw: 'lotteryDraws',
} as const;

/** Those that have a screen to look at; the others have a form. */
const shown = new Set<AdminApproval['subject']['type']>(['member', 'deposit', 'withdrawal', 'vendor', 'draw']);

/** What a request is about, in words. */
export function useSubject(): (one: AdminApproval) => string {
  const translate = useTranslate();
  const planName = (id: string): string => {
    const [kind, key] = id.split('/');
    return `${translate(`resources.${kind}.name`, { smart_count: 1, _: kind })} ${key}`;
  };
  return ({ subject: { type, id }, username }) => {
    const name = type === 'role' ? translate(`champa.roles.${id}`, { _: id }) : type === 'plan' ? planName(id) : id;
    if (type === 'member') return username ?? id;
    if (type === 'setting') return settingName(translate, id);
    return [translate(`resources.approvals.subjects.${type}`, { name }), username].filter(Boolean).join(', ');
  };
}

/** The same with the way to it, for those who may look at it. */
export function SubjectLink({ one }: { one: AdminApproval }) {
  const subject = useSubject();
  const { type, id } = one.subject;
  const action = shown.has(type) ? 'show' : 'edit';
  // A plan is told by its kind, which is its list, and its key.
  const [kind = '', key = ''] = id.split('/');
  const resource = type === 'plan' ? kind : resourceOf[type];
  const { canAccess } = useCanAccess({ resource, action });
  if (!canAccess) return subject(one);
  if (type === 'budget') return <Link to="/budgets">{subject(one)}</Link>;
  const path = `/${resource}/${encodeURIComponent(type === 'plan' ? key : id)}`;
  return <Link to={action === 'show' ? `${path}/show` : path}>{subject(one)}</Link>;
}
