import { useTranslate } from '@champa/i18n/react';
import { useServiceWindow, useSite } from '../../entities/site/index.ts';
import { Icon } from '@champa/ui';

const look =
  'fixed end-4 bottom-[calc(env(safe-area-inset-bottom)+80px)] z-20 garden-face grid size-13 place-items-center rounded-full shadow-pop transition-transform duration-150 hover:scale-105 active:scale-95 md:end-6 md:bottom-6';

/** A Telegram button on every page, where the brand has one: to customer service, else to the brand's channel. */
export function FloatingTelegram() {
  const t = useTranslate();
  const openWindow = useServiceWindow();
  const { customerService, social } = useSite();
  const service = customerService.find(({ csType }) => csType === 'TELEGRAM');
  if (service) {
    return (
      <button type="button" aria-label={t('telegram_chat')} className={look} onClick={() => openWindow(service)}>
        <Icon name="plane" size={26} />
      </button>
    );
  }
  if (social.telegram === undefined) return null;
  return (
    <a
      href={social.telegram}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('telegram_chat')}
      className={look}
    >
      <Icon name="plane" size={26} />
    </a>
  );
}
