import { useTranslate } from '@champa/i18n/react';
import type { ReactElement } from 'react';
import { OnDemandMenu } from '../../shared/on-demand-menu.tsx';
import { Avatar } from './avatar.tsx';

const load = async () => (await import('./menus.ts')).AccountMenu;

/** Opens the member's menu: from his picture, or from any other trigger. */
export function AccountButton({ trigger }: { trigger?: ReactElement }) {
  const t = useTranslate();
  return (
    <OnDemandMenu
      load={load}
      trigger={
        trigger ?? (
          <button
            type="button"
            aria-label={t('account_menu')}
            className="grid size-11 shrink-0 place-items-center rounded-full transition-transform active:scale-95"
          >
            <Avatar size={36} />
          </button>
        )
      }
    />
  );
}
