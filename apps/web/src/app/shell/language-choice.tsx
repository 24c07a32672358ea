import { languageCatalogue } from '@champa/i18n/language-catalogue';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { useSite } from '../../entities/site/index.ts';
import { language, useSiteLanguage } from '../../kit/text/language.ts';

/** The brand's languages side by side, for the drawer. */
export function LanguageChoice() {
  const t = useTranslate();
  const current = useSiteLanguage();
  const { languages } = useSite().brand;
  return (
    <div role="group" aria-label={t('language')} className="grid grid-cols-3 gap-1 rounded-md bg-surface-2 p-1">
      {languages.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === current}
          onClick={() => void language.choose(each)}
          className={cx(
            'h-11 truncate rounded-sm px-1 text-sm font-semibold transition-colors',
            each === current ? 'bg-surface-0 text-gold shadow-card' : 'text-muted hover:text-text',
          )}
        >
          {languageCatalogue[each].name}
        </button>
      ))}
    </div>
  );
}
