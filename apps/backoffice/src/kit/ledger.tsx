import type { JournalEntry, LedgerAccount } from '@champa/contract';
import { movementWord } from '@champa/i18n/staff-words';
import { Link, useCanAccess, useTranslate } from 'react-admin';
import { useLanguage } from '../providers/language.ts';
import { employeeOf } from './employee.ts';

type Named = Pick<LedgerAccount, 'id' | 'ownerType' | 'ownerId' | 'username' | 'purpose'>;
type Cause = JournalEntry['cause'];

/** An account in words: whose it is, and what for. */
export function useAccountName(): (account: Named) => string {
  const translate = useTranslate();
  return ({ ownerType, ownerId, username, purpose }) => {
    const owner = translate(`resources.accounts.owners.${ownerType}`, { _: ownerType });
    return `${owner} ${username ?? ownerId} · ${translate(`resources.accounts.purposes.${purpose}`, { _: purpose })}`;
  };
}

/** An account with the way to its movements. */
export function AccountLink({ account }: { account: Named }) {
  const name = useAccountName();
  return <Link to={`/ledgerAccounts/${account.id}/show`}>{name(account)}</Link>;
}

/** A kind of movement in words. */
export function useKindName(): (kind: string) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return (kind) => translate(`resources.journal.kinds.${kind}`, { _: movementWord(kind, language) });
}

/** What caused a movement, in words. */
export function useCauseName(): (cause: Cause) => string {
  const translate = useTranslate();
  return ({ type, reference, description }) =>
    [translate(`resources.journal.causes.${type}`, { _: type }), description ?? reference].join(' · ');
}

/** The member whose account a movement touched, if any. */
type Touched = { cause: Cause; memberId: string | undefined };

/** What caused a movement, with the way to its case for those who may look at it. */
export function CauseLink({ cause, memberId }: Touched) {
  const name = useCauseName();
  const place = placeOf({ cause, memberId });
  const { canAccess } = useCanAccess({ resource: place?.resource ?? 'journal', action: 'show' });
  if (place === null || !canAccess) return name(cause);
  return <Link to={`/${place.resource}/${place.id}/show${place.tab}`}>{name(cause)}</Link>;
}

/** The tab of a member's page that shows what caused a movement. */
const tabs: Readonly<Record<string, string>> = {
  round: '/rounds',
  gift: '/rewards',
  rebate: '/rewards',
  bonus: '/bonuses',
  correction: '/movements',
  wallet_move: '/movements',
  member_transfer: '/movements',
};

function placeOf({ cause: { type, id }, memberId }: Touched) {
  if (type === 'deposit' || type === 'withdrawal') return { resource: `${type}s`, id, tab: '' };
  const tab = tabs[type];
  return tab === undefined || memberId === undefined ? null : { resource: 'members', id: memberId, tab };
}

/** Who made a movement, in words. */
export function useActorName(): (actor: string) => string {
  const translate = useTranslate();
  return (actor) => {
    const [type = '', ...id] = actor.split(':');
    if (type === 'staff') return employeeOf(actor);
    return [translate(`resources.journal.actors.${type}`, { _: type }), ...id].join(' ');
  };
}

/** The ID of the member among the sides of a movement. */
export function memberAmong(...accounts: readonly Named[]): string | undefined {
  return accounts.find(({ ownerType }) => ownerType === 'member')?.ownerId;
}
