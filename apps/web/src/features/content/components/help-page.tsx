import { useTranslate } from '@champa/i18n/react';
import { Button, buttonClass, Plumeria } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { PageTitle } from '../../../entities/site/index.ts';
import { HelpTopics } from './help-topics.tsx';

type HelpPageProps = { term: string | undefined; onTerm: (term: string | undefined) => void; onChat: () => void };

/** The help centre as a page, with a link to customer service. */
export function HelpPage({ term, onTerm, onChat }: HelpPageProps) {
  const t = useTranslate();
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('help_centre')} />
      <header className="garden-face relative overflow-hidden rounded-lg p-6 sm:p-9">
        <Plumeria size={170} className="absolute -end-8 -bottom-12 rotate-12 opacity-90 max-sm:opacity-60" />
        <Plumeria size={60} className="absolute end-40 -top-4 -rotate-12 opacity-60 max-sm:hidden" />
        <div className="relative max-w-[75%]">
          <h1 className="text-2xl font-extrabold tracking-tight sm:text-4xl">{t('help_centre')}</h1>
          <p className="mt-2 text-sm text-garden-muted sm:text-base">{t('help_centre_text')}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button size="medium" onClick={onChat}>
              {t('chat_open')}
            </Button>
            <Link to="/chat" hash="message" className={buttonClass({ kind: 'outline', size: 'medium' })}>
              {t('tickets_new')}
            </Link>
          </div>
        </div>
      </header>
      <HelpTopics term={term} onTerm={onTerm} />
    </div>
  );
}
