import { useTranslate } from '@champa/i18n/react';
import { Icon, type IconName } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { UnreadBadge } from '../../entities/message/index.ts';
import { useOpenPopup } from '../../entities/site/index.ts';
import { useIsSignedIn } from '../../kit/api/session.ts';
import { AccountButton } from './account-button.tsx';
import { memberPages } from './links.ts';

const item =
  'flex h-full w-full flex-col items-center justify-center gap-0.5 text-[11px] font-semibold text-muted transition-[color,transform] duration-150 active:scale-95';
const active = { className: 'text-gold' };

/** The bottom navigation on phones. */
export function BottomBar() {
  const t = useTranslate();
  const isSignedIn = useIsSignedIn();
  const openPopup = useOpenPopup();
  return (
    <nav
      aria-label={t('quick_menu')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-glass pb-[env(safe-area-inset-bottom)] backdrop-blur-xl md:hidden"
    >
      <ul className="grid h-16 grid-cols-5">
        <li>
          <Link to="/" activeOptions={{ exact: true, includeSearch: false }} className={item} activeProps={active}>
            <Face icon="home" label={t('home')} />
          </Link>
        </li>
        <li>
          <Link to="/promotions" className={item} activeProps={active}>
            <Face icon="gift" label={t('promotions')} />
          </Link>
        </li>
        <li>
          <button type="button" className={item} onClick={() => openPopup(isSignedIn ? 'deposit' : 'login')}>
            <span className="gold-face -mt-6 grid size-13 place-items-center rounded-full ring-4 ring-surface-0">
              <Icon name="wallet" size={24} />
            </span>
            <span className="text-text">{t('deposit')}</span>
          </button>
        </li>
        <li>
          <Link {...memberPages.inbox} className={item} activeProps={active}>
            <Face icon="inbox" label={t('inbox')} note={<UnreadBadge className="absolute -end-3 -top-1.5" />} />
          </Link>
        </li>
        <li>
          {isSignedIn ? (
            <AccountButton
              trigger={
                <button type="button" className={item}>
                  <Face icon="user" label={t('me')} />
                </button>
              }
            />
          ) : (
            <button type="button" className={item} onClick={() => openPopup('login')}>
              <Face icon="user" label={t('me')} />
            </button>
          )}
        </li>
      </ul>
    </nav>
  );
}

function Face({ icon, label, note }: { icon: IconName; label: string; note?: ReactNode }) {
  return (
    <>
      <span className="relative">
        <Icon name={icon} size={22} />
        {note}
      </span>
      <span className="max-w-full truncate px-1">{label}</span>
    </>
  );
}
