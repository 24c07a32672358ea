import { useTranslate } from '@champa/i18n/react';
import { StateView } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { helpQuery } from '../../../entities/site/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { RowsSkeleton } from '../../../kit/lists/rows-skeleton.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { RichText } from '../../../kit/text/rich-text.tsx';

type TermsDialogProps = { age: number; onClose: () => void };

/** The brand's legal texts over a form that asks to accept them; the form stays as it is. */
export function TermsDialog({ age, onClose }: TermsDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      title={t('terms_title')}
      description={t('terms_age', { age })}
      closeLabel={t('close')}
      onClose={onClose}
      height="full"
      room="page"
    >
      <LegalTexts />
    </Dialog>
  );
}

function LegalTexts() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(helpQuery(useLanguage()));
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton />;
  const texts = data.topics.filter(({ group }) => group === 'legal');
  if (texts.length === 0) return <StateView art="empty" title={t('no_data')} />;
  return (
    <div className="flex flex-col gap-6">
      {texts.map(({ term, title, content }) => (
        <section key={term}>
          <h3 className="mb-2 font-bold">{title}</h3>
          <RichText html={content} />
        </section>
      ))}
    </div>
  );
}
