import { useTranslate } from '@champa/i18n/react';
import { Icon, Skeleton, showToast } from '@champa/ui';
import { Menu, MenuItem, MenuLine } from '@champa/ui/menu';
import { Link } from '@tanstack/react-router';
import type { MenuProps } from '../../shared/on-demand-menu.tsx';
import { useOpenPopup } from '../../shared/popups.ts';
import { useMember } from '../../shared/use-member.ts';
import { Avatar } from './avatar.tsx';
import { memberLinks } from './links.ts';

/** The member's own menu: who he is, his pages, paying in, signing out. */
export function AccountMenu({ trigger }: MenuProps) {
  const t = useTranslate();
  const openPopup = useOpenPopup();
  return (
    <Menu label={t('account_menu')} trigger={trigger}>
      <Identity />
      <MenuLine />
      {memberLinks.map(({ to, icon, label }) => (
        <MenuItem key={to} asChild>
          <Link to={to}>
            <Icon name={icon} className="text-muted" />
            {t(label)}
          </Link>
        </MenuItem>
      ))}
      <MenuItem icon="wallet" onSelect={() => openPopup('deposit')}>
        {t('deposit')}
      </MenuItem>
      <MenuLine />
      <MenuItem icon="signOut" danger onSelect={() => openPopup('logout')}>
        {t('logout')}
      </MenuItem>
    </Menu>
  );
}

function Identity() {
  const t = useTranslate();
  const member = useMember();
  if (!member) return <Skeleton className="m-3 h-10 w-40" />;
  const copy = () => {
    navigator.clipboard
      ?.writeText(member.id)
      .then(() => showToast('success', t('copy_success')))
      .catch(() => showToast('error', t('copy_failed')));
  };
  return (
    <div className="flex w-64 items-center gap-3 ps-3 py-1">
      <Avatar size={40} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-bold">{member.nickname || member.account}</p>
        <p className="text-xs text-muted tabular">{t('member_id', { id: member.id })}</p>
      </div>
      <span className="shrink-0">
        <MenuItem
          aria-label={t('copy_id')}
          onSelect={(event) => {
            event.preventDefault();
            copy();
          }}
        >
          <Icon name="copy" size={18} className="text-muted" />
        </MenuItem>
      </span>
    </div>
  );
}
