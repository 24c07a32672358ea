import type { ThemeMode } from '@champa/contract';
import { languageInfo } from '@champa/i18n';
import { Button, Money, MoneyFormatProvider } from '@champa/ui';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage } from '../../providers/language.ts';

/** A page as members see one, of the site's own components. */
export function ThemeSample({ mode }: { mode: ThemeMode }) {
  const translate = useTranslate();
  const language = useLanguage();
  const say = (word: string): string => translate(`resources.settings.theme.${word}`);
  return (
    <MoneyFormatProvider value={{ symbol: '₭', locale: languageInfo[language].tag }}>
      <div className="min-h-screen bg-surface-0 text-text">
        <header className="flex items-center border-b border-line bg-surface-1 px-4 py-3">
          <span className="flex-1 font-bold">{say(mode)}</span>
          <span className="font-semibold text-gold">
            <Money value="1250000" />
          </span>
        </header>
        <main className="p-4">
          <section className="rounded-lg bg-surface-1 p-4 shadow-card">
            <h3 className="text-base font-bold">{say('title')}</h3>
            <p className="mb-3 text-sm text-muted">{say('text')}</p>
            <div className="flex flex-wrap gap-2">
              <Button>{say('deposit')}</Button>
              <Button kind="outline">{say('withdraw')}</Button>
            </div>
            <dl className="mt-4 rounded-md bg-surface-2 p-3 text-sm">
              <Line label={say('won')}>
                <Money value="84000" signed />
              </Line>
              <Line label={say('refused')}>
                <span className="text-ember">
                  <Money value="20000" />
                </span>
              </Line>
              <Line label={say('hot')}>
                <span className="text-petal">♥ 128</span>
              </Line>
            </dl>
          </section>
        </main>
      </div>
    </MoneyFormatProvider>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center py-1">
      <dt className="flex-1 text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
