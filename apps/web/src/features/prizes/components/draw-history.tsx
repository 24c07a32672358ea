import type { PrizeDraw } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { drawsQuery } from '../../../entities/prize/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { PagedList } from '../../../kit/lists/paged-list.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { checkDraw } from '../model/check.ts';
import { useDrawWords } from '../model/draw-words.ts';
import { PrizeSeal } from './prize-mark.tsx';
import { Check, Facts } from './verdict.tsx';

/** The member's prize draws, newest first: of one game or of all, each with the data to verify it. */
export function DrawHistory({ game }: { game?: string }) {
  const t = useTranslate();
  return (
    <PagedList
      query={useInfiniteQuery(drawsQuery(useLanguage(), game))}
      label={t('prizes_history')}
      empty={<p className="text-sm text-muted">{t('prizes_history_none')}</p>}
      className="prizes-stage flex flex-col divide-y divide-line"
    >
      {(draw) => <DrawRow key={draw.id} draw={draw} />}
    </PagedList>
  );
}

function DrawRow({ draw }: { draw: PrizeDraw }) {
  const t = useTranslate();
  const words = useDrawWords();
  const times = useTimeFormat();
  const { fairness, reward, why, drawnName, prizeName, gameName, at } = draw;
  return (
    <li className="py-3">
      <div className="flex items-center gap-3">
        <PrizeSeal kind={reward.kind} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{words(draw)}</span>
          <span className="block text-xs text-muted tabular">
            {gameName} · <time dateTime={at}>{times.full(at)}</time>
          </span>
        </span>
      </div>
      {why !== null && (
        <p className="mt-1.5 text-xs text-muted">
          {t(why === 'stock' ? 'prizes_why_stock' : 'prizes_why_budget', { drawn: drawnName, given: prizeName })}
        </p>
      )}
      <details className="mt-1.5 text-xs">
        <summary className="flex min-h-8 cursor-pointer items-center text-muted hover:text-text">
          {t('prizes_fair_details')}
        </summary>
        <div className="flex flex-col items-start gap-3 rounded-sm bg-surface-2 p-3">
          <Facts
            list={[
              [t('prizes_fair_hash'), fairness.serverSeedHash],
              ...(fairness.serverSeed === null ? [] : [[t('prizes_fair_seed'), fairness.serverSeed] as const]),
              [t('prizes_fair_client'), fairness.clientSeed],
              [t('prizes_fair_nonce'), String(fairness.nonce)],
            ]}
          />
          <Check
            key={fairness.serverSeed}
            isRevealed={fairness.serverSeed !== null}
            check={() => checkDraw(draw)}
            label={`${t('prizes_fair_check')}: ${gameName}, ${t('prizes_fair_draw', { nonce: fairness.nonce })}`}
          />
        </div>
      </details>
    </li>
  );
}
