import { languageCatalogue } from '@champa/i18n/language-catalogue';
import { useTranslate } from '@champa/i18n/react';
import { Menu, MenuChoices } from '@champa/ui/menu';
import { useSite } from '../../entities/site/index.ts';
import type { MenuProps } from '../../kit/browser/on-demand-menu.tsx';
import { language, useSiteLanguage } from '../../kit/text/language.ts';

/** Chooses among the brand's languages. */
export function LanguageMenu({ trigger }: MenuProps) {
  const t = useTranslate();
  const current = useSiteLanguage();
  const { languages } = useSite().brand;
  return (
    <Menu label={t('language')} trigger={trigger}>
      <MenuChoices
        value={current}
        onChange={(chosen) => void language.choose(chosen)}
        choices={languages.map((each) => ({ value: each, label: languageCatalogue[each].name }))}
      />
    </Menu>
  );
}
