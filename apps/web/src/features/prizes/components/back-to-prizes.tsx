import { useTranslate } from '@champa/i18n/react';
import { buttonClass, Icon } from '@champa/ui';
import { Link } from '@tanstack/react-router';

/** A link back to all games. */
export function BackToPrizes() {
  const t = useTranslate();
  return (
    <Link to="/prizes" className={`${buttonClass({ kind: 'plain', size: 'small' })} -ms-3 self-start`}>
      <Icon name="arrowStart" size={18} />
      {t('prizes')}
    </Link>
  );
}
