import { useLanguageInfo, useTranslate } from '@champa/i18n/react';
import { cx, Icon } from '@champa/ui';
import { OnDemandMenu } from '../../kit/browser/on-demand-menu.tsx';

export const loadLanguageMenu = async () => (await import('./menus.ts')).LanguageMenu;

export function LanguageButton({ className }: { className: string }) {
  const t = useTranslate();
  const { name } = useLanguageInfo();
  return (
    <OnDemandMenu
      load={loadLanguageMenu}
      trigger={
        <button
          type="button"
          aria-label={t('language_named', { name })}
          className={cx(
            'inline-flex h-11 items-center gap-1.5 rounded-md px-2.5 text-sm font-semibold text-muted hover:bg-surface-2 hover:text-text active:bg-surface-3',
            className,
          )}
        >
          <Icon name="globe" />
          <span className="max-sm:sr-only">{name}</span>
        </button>
      }
    />
  );
}
