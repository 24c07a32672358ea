import type { OperationValue } from '@champa/contract';
import type * as contract from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { areas } from '../../../../entities/game/index.ts';
import { useTimeFormat } from '../../../../kit/days/time-format.ts';
import { useLanguage } from '../../../../kit/text/language.ts';
import { lanesQuery } from '../../api/queries.ts';
import { uniqueVendors } from '../../model/vendors.ts';
import { Section } from '../section.tsx';

/** As high as the winner board beside it. */
const LINES_SHOWN = 5;

type News = OperationValue<typeof contract.gameAnnouncements>['list'][number];

/** New games and vendors, and planned maintenance. News of a vendor link to its games. */
export function GameNews({ news }: { news: readonly News[] }) {
  const t = useTranslate();
  return (
    <Section icon="NEWS" title={t('game_news')}>
      <ul className="card-face flex h-[320px] flex-col overflow-hidden rounded-lg">
        {news.slice(0, LINES_SHOWN).map((each) => (
          <li key={each.id} className="max-h-20 min-h-16 flex-1 border-b border-line">
            <NewsLine news={each} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function NewsLine({ news: { title, vassalage, timestamp } }: { news: News }) {
  const times = useTimeFormat();
  const lanes = useQuery(lanesQuery(useLanguage())).data?.lanes ?? [];
  const vendor = uniqueVendors(lanes).find(({ card }) => card.vassalage === vassalage);
  const words = (
    <span className="min-w-0 flex-1">
      <span className="block truncate text-sm leading-5 font-semibold">{title}</span>
      <time dateTime={timestamp} className="mt-0.5 block text-xs text-muted tabular">
        {times.full(timestamp)}
      </time>
    </span>
  );
  const look = 'flex h-full items-center gap-3 px-4';
  if (!vendor) return <p className={look}>{words}</p>;
  return (
    <Link
      to="/$area"
      params={{ area: areas[vendor.category].path }}
      search={{ vassalage: vendor.card.vassalage }}
      className={`${look} transition-colors -outline-offset-2 hover:bg-surface-2 active:bg-surface-3`}
    >
      {words}
      <Icon name="chevronEnd" size={16} className="text-muted" />
    </Link>
  );
}
