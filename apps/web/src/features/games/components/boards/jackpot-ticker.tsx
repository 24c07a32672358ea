import type { JackpotPot } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Money, useMoneyFormat } from '@champa/ui';
import { Cover, usePlay } from '../../../../entities/game/index.ts';
import { useRisingAmount } from '../../model/use-rising-amount.ts';
import { ScrollRow } from '../scroll-row.tsx';
import { Section } from '../section.tsx';

/** The progressive jackpots, largest first. */
export function JackpotTicker({ pots }: { pots: readonly JackpotPot[] }) {
  const t = useTranslate();
  return (
    <Section icon="JACKPOT" title={t('jackpots')}>
      <ScrollRow label={t('jackpots')}>
        <ul className="flex gap-2.5 sm:gap-4">
          {pots.map((pot) => (
            <li key={pot.code} className="w-[78vw] max-w-[320px] shrink-0 snap-start">
              <Pot pot={pot} />
            </li>
          ))}
        </ul>
      </ScrollRow>
    </Section>
  );
}

function Pot({ pot: { name, amount, wonBefore, game } }: { pot: JackpotPot }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const play = usePlay();
  const shown = useRisingAmount(amount);
  const face = (
    <>
      {game && (
        <span
          className="h-16 w-12 shrink-0 overflow-hidden rounded-sm shadow-card ring-1 ring-white/25"
          style={{ background: game.placeholder }}
        >
          <Cover icon={game.icon} sizes="48px" className="object-cover" />
        </span>
      )}
      <span className="min-w-0">
        <span className="block truncate text-[13px] leading-5 font-semibold text-garden-muted">{name}</span>
        <Money
          value={shown}
          className={`block text-xl font-extrabold tracking-tight text-gold-fill sm:text-2xl ${wonBefore ? 'leading-7' : 'leading-8'}`}
        />
        {wonBefore && (
          <span className="block truncate text-xs leading-4 text-garden-muted">
            {t('pot_won_before', { amount: money(wonBefore) })}
          </span>
        )}
      </span>
    </>
  );
  const look = 'garden-face flex h-24 w-full items-center gap-4 rounded-lg px-4 text-start shadow-card';
  if (!game) return <div className={look}>{face}</div>;
  return (
    <button
      type="button"
      title={t('play_named', { name: game.gameName })}
      onClick={() => void play(game, 'real')}
      className={`${look} transition-[transform,filter] duration-150 active:scale-[0.98] pointer-fine:hover:brightness-115`}
    >
      {face}
    </button>
  );
}
