import { newIdempotencyKey } from '@champa/api-client';
import type { RaffleWin } from '@champa/contract';
import { formatDateTime } from '@champa/i18n';
import { useTranslate } from '@champa/i18n/react';
import { Button, showToast } from '@champa/ui';
import { useRef, useState } from 'react';
import { useDescribeError } from '../../../shared/describe-error.ts';
import { useLanguage } from '../../../shared/language.ts';
import { useSite } from '../../../shared/site.ts';
import { askPrizesAnew, claimWin } from '../api/prizes.ts';
import { PrizeMark } from './prize-mark.tsx';

/** What the member has won in raffles, to be claimed in time. */
export function RaffleWins({ wins }: { wins: readonly RaffleWin[] }) {
  const t = useTranslate();
  return (
    <section aria-label={t('prizes_raffle_wins')} className="card-face prizes-stage rounded-lg p-5">
      <h2 className="text-lg font-bold">{t('prizes_raffle_wins')}</h2>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {wins.map((win) => (
          <WinRow key={win.id} win={win} />
        ))}
      </ul>
    </section>
  );
}

function WinRow({ win }: { win: RaffleWin }) {
  const t = useTranslate();
  const language = useLanguage();
  const describeError = useDescribeError();
  const { timeZone } = useSite().brand;
  const [isBusy, setBusy] = useState(false);
  const key = useRef<string>(undefined);
  const { id, prizeName, gameName, ticket, reward, state, claimUntil } = win;
  const claim = (): void => {
    key.current ??= newIdempotencyKey();
    setBusy(true);
    claimWin(id, key.current, language)
      .then(() => showToast('success', t('prizes_raffle_claimed_toast', { name: prizeName })))
      .catch((error: unknown) => showToast('error', describeError(error)))
      .then(askPrizesAnew)
      .finally(() => setBusy(false));
  };
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span className="garden-face grid size-10 shrink-0 place-items-center rounded-full">
        <svg viewBox="0 0 48 48" aria-hidden="true" className="size-7">
          <PrizeMark kind={reward.kind} />
        </svg>
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{prizeName}</span>
        <span className="block text-xs text-muted tabular">
          {gameName} · {t('prizes_raffle_ticket', { number: ticket })}
        </span>
        {state === 'waiting' && (
          <span className="block text-xs text-muted tabular">
            {t('prizes_raffle_claim_until', { time: formatDateTime(claimUntil, timeZone) })}
          </span>
        )}
      </span>
      {state === 'waiting' ? (
        <Button size="small" busy={isBusy} onClick={claim}>
          {t('prizes_raffle_claim')}
        </Button>
      ) : (
        <span className="text-sm text-muted">
          {t(state === 'claimed' ? 'prizes_raffle_claimed' : 'prizes_raffle_expired')}
        </span>
      )}
    </li>
  );
}
