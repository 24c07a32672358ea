import type { VipStanding } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { buttonClass, Icon } from '@champa/ui';

/** The member's personal manager. */
export function ManagerCard({ manager: { name, url } }: { manager: NonNullable<VipStanding['manager']> }) {
  const t = useTranslate();
  return (
    <div className="card-face flex flex-wrap items-center gap-4 rounded-md p-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-gold/15 text-gold">
        <Icon name="headset" size={24} />
      </span>
      <p className="min-w-0 flex-1">
        <span className="block font-bold">{t('vip_manager')}</span>
        <span className="block text-[13px] text-muted">{t('vip_manager_text')}</span>
      </p>
      <a href={url} target="_blank" rel="noreferrer" className={`${buttonClass({ kind: 'outline' })} max-sm:w-full`}>
        {t('vip_manager_ask', { name })}
        <Icon name="external" size={16} />
      </a>
    </div>
  );
}
