import { useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { type RefObject, useRef } from 'react';
import { useServiceWindow, useSite } from '../../entities/site/index.ts';
import { useYielding } from '../../kit/browser/use-yielding.ts';

const look =
  'fixed end-4 bottom-[calc(env(safe-area-inset-bottom)+80px)] z-20 garden-face grid size-13 place-items-center rounded-full shadow-pop transition-[scale,opacity,visibility] duration-150 hover:scale-105 active:scale-95 md:end-6 md:bottom-6';

/**
 * A Telegram button on every page, where the brand has one: to customer service, else to the brand's channel. It yields to
 * figures, codes and forms; there, the menu has the same link.
 */
export function FloatingTelegram() {
  const { customerService, social } = useSite();
  const service = customerService.find(({ csType }) => csType === 'TELEGRAM');
  return service !== undefined || social.telegram !== undefined ? <FloatingButton /> : null;
}

function FloatingButton() {
  const t = useTranslate();
  const openWindow = useServiceWindow();
  const { customerService, social } = useSite();
  const service = customerService.find(({ csType }) => csType === 'TELEGRAM');
  const element = useRef<HTMLElement>(null);
  const className = cx(look, useYielding(element) && 'invisible scale-75 opacity-0');
  if (service) {
    return (
      <button
        ref={element as RefObject<HTMLButtonElement>}
        type="button"
        aria-label={t('telegram_chat')}
        className={className}
        onClick={() => openWindow(service)}
      >
        <Icon name="plane" size={26} />
      </button>
    );
  }
  return (
    <a
      ref={element as RefObject<HTMLAnchorElement>}
      href={social.telegram}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('telegram_chat')}
      className={className}
    >
      <Icon name="plane" size={26} />
    </a>
  );
}
