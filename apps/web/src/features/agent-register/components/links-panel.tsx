import type { AgentLink } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Notice, Skeleton, StateView } from '@champa/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCount } from '../../../entities/site/index.ts';
import { type Centre, linksQuery } from '../../../entities/team/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { MoreRows } from '../../../kit/lists/more-rows.tsx';
import { CreateLinkDialog } from './create-link-dialog.tsx';
import { LinkCard } from './link-card.tsx';
import { LinkDialog } from './link-dialog.tsx';

type LinksPanelProps = { centre: Centre; onSeeRecruits: (link: string) => void };

/** The agent's links, and a button to create one. */
export function LinksPanel({ centre, onSeeRecruits }: LinksPanelProps) {
  const t = useTranslate();
  const count = useCount();
  const [isMaking, setMaking] = useState(false);
  const [shown, setShown] = useState<AgentLink>();
  const isFull = centre.links >= centre.mostLinks;
  const said = { count: count(centre.links), most: count(centre.mostLinks) };
  return (
    <section aria-label={t('invite_tab_links')} className="flex flex-col gap-4">
      <header className="flex min-h-11 items-center justify-between gap-3">
        <p className="text-sm text-muted tabular">{t('invite_count', said)}</p>
        <Button disabled={isFull} onClick={() => setMaking(true)}>
          <Icon name="plus" size={18} />
          {t('invite_new')}
        </Button>
      </header>
      <p className="text-sm text-muted">{t('invite_grows')}</p>
      {isFull && <Notice kind="info">{t('error.TOO_MANY_LINKS', { most: centre.mostLinks })}</Notice>}
      <LinkList onOpen={setShown} />
      {isMaking && (
        <CreateLinkDialog
          centre={centre}
          onClose={() => setMaking(false)}
          onMade={(link) => {
            setMaking(false);
            setShown(link);
          }}
        />
      )}
      {shown && (
        <LinkDialog
          link={shown}
          onChanged={setShown}
          onClose={() => setShown(undefined)}
          onSeeRecruits={() => onSeeRecruits(shown.id)}
        />
      )}
    </section>
  );
}

function LinkList({ onOpen }: { onOpen: (link: AgentLink) => void }) {
  const t = useTranslate();
  const links = useInfiniteQuery(linksQuery);
  const list = links.data?.pages.flatMap((page) => page.list);
  if (list === undefined) return links.isError ? <LoadFailure onRetry={() => void links.refetch()} /> : <Waiting />;
  if (list.length === 0)
    return <StateView art="empty" title={t('no_data')} text={t('invite_none')} className="card-face rounded-lg" />;
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 xl:grid-cols-2">
        {list.map((link) => (
          <LinkCard key={link.id} link={link} onOpen={() => onOpen(link)} />
        ))}
      </ul>
      <MoreRows of={links} />
    </>
  );
}

function Waiting() {
  return (
    <div className="grid grid-cols-1 gap-3 xl:grid-cols-2">
      {Array.from({ length: 4 }, (_, row) => (
        <Skeleton key={row} className="h-52 rounded-lg" />
      ))}
    </div>
  );
}
