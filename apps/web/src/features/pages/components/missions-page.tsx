import type { MessageId } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { buttonClass, Icon, type IconName, StateView } from '@champa/ui';
import { Link } from '@tanstack/react-router';

const coming = [
  { icon: 'calendar', label: 'missions_daily' },
  { icon: 'history', label: 'missions_board' },
  { icon: 'gift', label: 'missions_claims' },
] as const satisfies readonly { icon: IconName; label: MessageId }[];

/** Missions and their leaderboard, which are not open yet: it says so, what will stand here, and where to go meanwhile. */
export function MissionsPage() {
  const t = useTranslate();
  return (
    <section aria-label={t('member_mission')} className="flex flex-col gap-4">
      <StateView
        art="maintenance"
        title={t('missions_later')}
        text={t('missions_later_text')}
        className="rounded-md bg-surface-2 pb-6"
      />
      <ul className="rounded-md bg-surface-2 px-4">
        {coming.map(({ icon, label }) => (
          <li
            key={label}
            className="flex min-h-13 items-center gap-3 border-t border-line py-2 text-sm first:border-t-0"
          >
            <Icon name={icon} size={20} className="text-gold" />
            {t(label)}
          </li>
        ))}
      </ul>
      <Link to="/promotions" className={buttonClass({ kind: 'outline', wide: true })}>
        {t('promotions_see')}
      </Link>
    </section>
  );
}
