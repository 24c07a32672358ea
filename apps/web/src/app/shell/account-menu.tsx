import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Icon, type IconName, Skeleton } from '@champa/ui';
import { Menu, MenuItem, MenuLine } from '@champa/ui/menu';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MemberIcon, useMember } from '../../entities/member/index.ts';
import { UnreadBadge } from '../../entities/message/index.ts';
import { useOpenPopup } from '../../entities/site/index.ts';
import { VipLabel } from '../../entities/vip/index.ts';
import type { MenuProps } from '../../kit/browser/on-demand-menu.tsx';
import { useCopy } from '../../kit/browser/use-copy.ts';
import { memberPages, recordLinks } from './links.ts';

type MenuPage = { link: LinkProps; icon: IconName; label: MessageId; note?: ReactNode };

const pages: readonly MenuPage[] = [
  { link: memberPages.account, icon: 'user', label: 'account' },
  { link: memberPages.inbox, icon: 'inbox', label: 'inbox', note: <UnreadBadge className="ms-auto" /> },
  { link: memberPages.withdraw, icon: 'withdraw', label: 'withdraw' },
  ...recordLinks.toReversed().map(({ to, icon, label }) => ({ link: { to }, icon, label })),
];
const agentPage: MenuPage = { link: { to: '/agent' }, icon: 'agent', label: 'agent' };

/** The member's own menu: their name, their pages, signing out; for agents a link to the agent centre. */
export function AccountMenu({ trigger }: MenuProps) {
  const t = useTranslate();
  const openPopup = useOpenPopup();
  const isAgent = useMember()?.isAgent === true;
  return (
    <Menu label={t('account_menu')} trigger={trigger}>
      <Identity />
      <MenuLine />
      {[...pages, ...(isAgent ? [agentPage] : [])].map(({ link, icon, label, note }) => (
        <MenuItem key={label} asChild>
          <Link {...link}>
            <Icon name={icon} className="text-muted" />
            {t(label)}
            {note}
          </Link>
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem icon="signOut" danger onSelect={() => openPopup('logout')}>
        {t('logout')}
      </MenuItem>
    </Menu>
  );
}

function Identity() {
  const t = useTranslate();
  const copy = useCopy();
  const member = useMember();
  if (!member) return <Skeleton className="m-3 h-10 w-40" />;
  return (
    <div className="flex w-64 items-center gap-3 ps-3 py-1">
      <MemberIcon size={40} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-bold">{member.nickname || member.account}</p>
        <p className="text-xs text-muted tabular">{t('member_id', { id: member.id })}</p>
        <VipLabel className="block truncate text-xs font-semibold text-gold" />
      </div>
      <span className="shrink-0">
        <MenuItem
          aria-label={t('copy_id')}
          onSelect={(event) => {
            event.preventDefault();
            copy(member.id);
          }}
        >
          <Icon name="copy" size={18} className="text-muted" />
        </MenuItem>
      </span>
    </div>
  );
}
