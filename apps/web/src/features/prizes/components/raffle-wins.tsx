import type { RaffleWin } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button } from '@champa/ui';
import { refetchPrizes, claimWin } from '../../../entities/prize/index.ts';
import { useClaimPress } from '../../../entities/reward/index.ts';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { PrizeSeal } from './prize-mark.tsx';

/** The member's wins in raffles, each to be claimed in time. */
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
  const times = useTimeFormat();
  const { busy, press } = useClaimPress();
  const { id, prizeName, gameName, ticket, reward, state, claimUntil } = win;
  const claim = async (idempotencyKey: string): Promise<string> => {
    try {
      await claimWin(id, idempotencyKey, language);
      return t('prizes_raffle_claimed_toast', { name: prizeName });
    } finally {
      await refetchPrizes();
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <PrizeSeal kind={reward.kind} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{prizeName}</span>
        <span className="block text-xs text-muted tabular">
          {gameName} · {t('prizes_raffle_ticket', { number: ticket })}
        </span>
        {state === 'waiting' && (
          <span className="block text-xs text-muted tabular">
            {t('prizes_raffle_claim_until', { time: times.full(claimUntil) })}
          </span>
        )}
      </span>
      {state === 'waiting' ? (
        <Button size="small" busy={busy !== null} onClick={() => press(id, claim)}>
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
