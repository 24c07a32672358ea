import type { Rain } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Money, Skeleton, useMoneyFormat } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rainQuery } from '../../../entities/prize/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { useLanguage } from '../../../kit/text/language.ts';
import { checkRain } from '../model/check.ts';
import { Check, Facts } from './verdict.tsx';

/** A rain that is over: the sum taken, the sum returned, every envelope in its order, and whether the split verifies. */
export function LastRain({ rain }: { rain: Rain }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const [isOpen, setOpen] = useState(false);
  const { parts, taken, returned } = rain;
  return (
    <section aria-label={t('prizes_rain_last')} className="card-face flex flex-col gap-3 rounded-lg p-5">
      <h2 className="text-lg font-bold">{t('prizes_rain_last')}</h2>
      <p className="text-sm text-muted">
        {t('prizes_rain_summary', { taken, parts, returned: money(returned ?? '0') })}
      </p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold hover:text-gold">
          {t('prizes_rain_parts')}
        </summary>
        {isOpen && <Parts rain={rain} />}
      </details>
    </section>
  );
}

function Parts({ rain }: { rain: Rain }) {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(rainQuery(rain.id, useLanguage()));
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Skeleton className="h-60 rounded-md" />;
  const { serverSeedHash, serverSeed, clientSeed } = data.rain.fairness;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col items-start gap-3 rounded-sm bg-surface-2 p-3">
        <Facts
          list={[
            [t('prizes_fair_hash'), serverSeedHash],
            [t('prizes_fair_seed'), serverSeed ?? ''],
            [t('prizes_fair_digest'), clientSeed],
          ]}
        />
        <Check
          isRevealed={serverSeed !== null}
          check={() =>
            checkRain(
              data.rain,
              data.parts.map(({ amount }) => amount),
            )
          }
        />
      </div>
      <ol className="grid max-h-72 gap-x-6 overflow-y-auto text-sm sm:grid-cols-2">
        {data.parts.map(({ amount, player }, index) => (
          <li key={`${index} ${amount}`} className="flex justify-between gap-3 border-b border-line py-1.5 tabular">
            <span className="text-muted">
              {index + 1}. {player ?? t('prizes_nobody')}
            </span>
            <Money value={amount} className="font-semibold" />
          </li>
        ))}
      </ol>
    </div>
  );
}
