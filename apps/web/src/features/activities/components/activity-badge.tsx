import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { looksOf } from '../model/state-looks.ts';
import { useActivity } from '../model/use-activity.ts';

/** The member's state in a promotion, on its picture; renders nothing where there is no activity. */
export function ActivityBadge({ id }: { id: string }) {
  const t = useTranslate();
  const activity = useActivity(id);
  if (!activity) return null;
  const { label, icon, onPicture } = looksOf(activity);
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-xs font-bold whitespace-nowrap shadow-card',
        onPicture,
      )}
    >
      <Icon name={icon} size={14} />
      {t(label)}
    </span>
  );
}
