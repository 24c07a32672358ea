import { useTranslate } from '@champa/i18n/react';
import { Icon, type IconName } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { useOpenPopup } from '../../entities/site/index.ts';
import { useIsSignedIn } from '../../kit/api/session.ts';
import { useEntrances } from './entrances.ts';
import { memberPages } from './links.ts';

const look =
  'inline-flex h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold text-muted transition-colors duration-150 hover:bg-surface-2 hover:text-text active:bg-surface-3';

/**
 * Links to deposit, withdrawal and the agent centre; a visitor is asked to log in first. Members have their deposit button.
 */
export function Shortcuts() {
  const t = useTranslate();
  const isSignedIn = useIsSignedIn();
  const openPopup = useOpenPopup();
  const entrances = useEntrances();
  return (
    <nav aria-label={t('shortcuts')} className="flex max-lg:hidden">
      {!isSignedIn && (
        <button type="button" className={look} onClick={() => openPopup('login')}>
          <Face icon="wallet" label={t('deposit')} />
        </button>
      )}
      {isSignedIn ? (
        <Link {...memberPages.withdraw} className={look}>
          <Face icon="withdraw" label={t('withdraw')} />
        </Link>
      ) : (
        <button type="button" className={look} onClick={() => openPopup('login')}>
          <Face icon="withdraw" label={t('withdraw')} />
        </button>
      )}
      {entrances.agent && (
        <Link to="/agent" className={look}>
          <Face icon="agent" label={t('agent')} />
        </Link>
      )}
    </nav>
  );
}

function Face({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} size={18} />
      {label}
    </>
  );
}
