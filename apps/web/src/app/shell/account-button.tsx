import { loadAllMessages, useTranslate } from '@champa/i18n/react';
import type { ReactElement } from 'react';
import { MemberIcon } from '../../entities/member/index.ts';
import { UnreadBadge } from '../../entities/message/index.ts';
import { OnDemandMenu } from '../../kit/browser/on-demand-menu.tsx';

// The menu uses messages that the first screen does not; they load with it.
const load = async () => {
  const [menus] = await Promise.all([import('./menus.ts'), loadAllMessages()]);
  return menus.AccountMenu;
};

/** Opens the member's menu: from their icon, or from another trigger. */
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
            className="relative grid size-11 shrink-0 place-items-center rounded-full transition-transform active:scale-95"
          >
            <MemberIcon size={36} />
            <UnreadBadge className="absolute end-0 top-0 ring-2 ring-surface-1 max-md:hidden" />
          </button>
        )
      }
    />
  );
}
