import { useLanguageInfo, useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';
import { OnDemandMenu } from '../../kit/browser/on-demand-menu.tsx';
import { loadLanguageMenu } from './language-button.tsx';
import { MenuFace, menuItemClass, useSideMenuForm } from './side-menu-item.tsx';

/** The language as an item of the side menu. */
export function LanguageItem() {
  const t = useTranslate();
  const form = useSideMenuForm();
  const { name } = useLanguageInfo();
  return (
    <li>
      <OnDemandMenu
        load={loadLanguageMenu}
        trigger={
          <button type="button" aria-label={t('language_named', { name })} className={menuItemClass(form)}>
            <MenuFace icon={<Icon name="globe" size={22} className="mx-[3px] text-muted" />}>{name}</MenuFace>
          </button>
        }
      />
    </li>
  );
}
