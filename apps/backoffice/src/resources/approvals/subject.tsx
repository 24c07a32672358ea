import type { AdminApproval } from '@champa/contract';
import { Link, useCanAccess, useTranslate } from 'react-admin';

/** Where the thing of a request is shown. */
const resourceOf = {
  member: 'members',
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  goods: 'goods',
  employee: 'staff',
  role: 'roles',
  vendor: 'vendors',
  draw: 'lotteryDraws',
} as const;

/** Those that have a screen to look at; the others have a form. */
const shown = new Set<AdminApproval['subject']['type']>(['member', 'deposit', 'withdrawal', 'vendor', 'draw']);

/** What a request is about, in words. */
export function useSubject(): (one: AdminApproval) => string {
  const translate = useTranslate();
  return ({ subject: { type, id }, username }) => {
    const name = type === 'role' ? translate(`champa.roles.${id}`, { _: id }) : id;
    if (type === 'member') return username ?? id;
    return [translate(`resources.approvals.subjects.${type}`, { name }), username].filter(Boolean).join(', ');
  };
}

/** The same with the way to it, for those who may look at it. */
export function SubjectLink({ one }: { one: AdminApproval }) {
  const subject = useSubject();
  const { type, id } = one.subject;
  const action = shown.has(type) ? 'show' : 'edit';
  const resource = resourceOf[type];
  const { canAccess } = useCanAccess({ resource, action });
  if (!canAccess) return subject(one);
  const path = `/${resource}/${encodeURIComponent(id)}`;
  return <Link to={action === 'show' ? `${path}/show` : path}>{subject(one)}</Link>;
}
