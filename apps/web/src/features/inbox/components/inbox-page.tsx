import { useTranslate } from '@champa/i18n/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messagesQuery } from '../../../entities/message/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { useInboxChanges } from '../api/use-inbox-changes.ts';
import type { InboxSearch } from '../model/inbox-search.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { DropDialog } from './drop-dialog.tsx';
import { InboxBar } from './inbox-bar.tsx';
import { MessagesSkeleton, NoMessages } from './inbox-states.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { MessageList } from './message-list.tsx';

type InboxPageProps = {
  search: InboxSearch;
  onFilter: (unreadOnly: boolean) => void;
  onOpen: (id: string) => void;
  onCloseMessage: () => void;
};

/** The member's messages; the one in the address is open over the list. */
export function InboxPage({ search, onFilter, onOpen, onCloseMessage }: InboxPageProps) {
  const t = useTranslate();
  const unreadOnly = search.unread === 1;
  const messages = useInfiniteQuery(messagesQuery(useLanguage(), unreadOnly));
  const { drop, readEvery } = useInboxChanges();
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [toDrop, setToDrop] = useState<readonly string[]>([]);

  const list = messages.data?.pages.flatMap((page) => page.list);
  const stillChosen = chosen && (list ?? []).filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const dropNow = () => {
    drop.mutate(toDrop);
    setToDrop([]);
    setChosen(null);
    if (search.message !== undefined && toDrop.includes(search.message)) onCloseMessage();
  };

  return (
    <section aria-label={t('inbox')} className="flex min-h-80 flex-col gap-3">
      {stillChosen ? (
        <ChoiceBar
          chosen={stillChosen.length}
          isAllChosen={stillChosen.length === list?.length}
          onAll={() => setChosen(new Set(list?.map(({ id }) => id)))}
          onNone={() => setChosen(new Set())}
          onDrop={() => setToDrop(stillChosen)}
          onEnd={() => setChosen(null)}
        />
      ) : (
        <InboxBar
          unreadOnly={unreadOnly}
          onFilter={onFilter}
          onReadAll={() => readEvery.mutate()}
          {...(list && list.length > 0 && { onChoose: () => setChosen(new Set()) })}
        />
      )}
      {list === undefined ? (
        messages.isError ? (
          <LoadFailure onRetry={() => void messages.refetch()} />
        ) : (
          <MessagesSkeleton />
        )
      ) : list.length === 0 ? (
        <NoMessages unreadOnly={unreadOnly} onShowAll={() => onFilter(false)} />
      ) : (
        <MessageList list={list} chosen={chosen} onChoose={setChosen} onOpen={onOpen} older={messages} />
      )}
      {search.message !== undefined && (
        <MessageDialog
          key={search.message}
          id={search.message}
          onClose={onCloseMessage}
          onDrop={(id) => setToDrop([id])}
        />
      )}
      {toDrop.length > 0 && <DropDialog count={toDrop.length} onConfirm={dropNow} onCancel={() => setToDrop([])} />}
    </section>
  );
}
