import type { HelpTopic } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { helpQuery } from '../../../entities/site/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { RichText } from '../../../kit/text/rich-text.tsx';
import { findTopics, helpGroups } from '../model/help-topics.ts';
import { ContentEmpty, ContentSkeleton } from './content-states.tsx';
import { Disclosure } from './disclosure.tsx';

type HelpTopicsProps = {
  /** The open topic. */
  term: string | undefined;
  onTerm: (term: string | undefined) => void;
};

/** The help centre: its topics by group, filtered while typing, one of them open. */
export function HelpTopics({ term, onTerm }: HelpTopicsProps) {
  const { data, isError, refetch } = useQuery(helpQuery(useLanguage()));
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <ContentSkeleton />;
  return <Topics topics={data.topics} term={term} onTerm={onTerm} />;
}

function Topics({ topics, term, onTerm }: HelpTopicsProps & { topics: readonly HelpTopic[] }) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const found = findTopics(topics, typed);
  // The page scrolls to the topic in its first address; one opened by hand is visible already.
  const [arrivedAt] = useState(term);
  useEffect(() => {
    if (arrivedAt !== undefined) document.getElementById(arrivedAt)?.scrollIntoView({ block: 'start' });
  }, [arrivedAt]);
  return (
    <div className="flex flex-col gap-6">
      <SearchField typed={typed} onType={setTyped} />
      {found.length === 0 && <ContentEmpty text={t('help_nothing_found')} />}
      {helpGroups.map(({ group, label }) => {
        const ofGroup = found.filter((topic) => topic.group === group);
        return (
          ofGroup.length > 0 && (
            <section key={group} aria-label={t(label)} className="flex flex-col gap-2.5">
              <h2 className="text-xs font-bold tracking-wide text-muted uppercase">{t(label)}</h2>
              {ofGroup.map((topic) => (
                <Disclosure
                  key={topic.term}
                  anchor={topic.term}
                  title={topic.title}
                  isOpen={topic.term === term}
                  onToggle={() => onTerm(topic.term === term ? undefined : topic.term)}
                >
                  <RichText html={topic.content} />
                </Disclosure>
              ))}
            </section>
          )
        );
      })}
    </div>
  );
}

function SearchField({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const t = useTranslate();
  return (
    <label className="flex h-12 items-center gap-2.5 rounded-md border border-line bg-surface-2 px-3.5 focus-within:border-gold">
      <Icon name="search" className="text-muted" />
      <input
        type="search"
        value={typed}
        maxLength={80}
        aria-label={t('help_search')}
        placeholder={t('help_search')}
        onChange={(event) => onType(event.target.value)}
        className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
      />
    </label>
  );
}
