import type { Winner } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx, IconButton, Money } from '@champa/ui';
import { useState } from 'react';
import { Cover, usePlay } from '../../../../entities/game/index.ts';
import { Section } from '../section.tsx';

/** Rows visible at a time; a longer board scrolls slowly. */
const ROWS_SHOWN = 5;
const SECONDS_A_ROW = 3;

/** The highest wins, highest first, with masked names. It stops while it is hovered, focused or pressed. */
export function WinnerBoard({ winners }: { winners: readonly Winner[] }) {
  const t = useTranslate();
  const [isPaused, setPaused] = useState(false);
  const isRising = winners.length > ROWS_SHOWN;
  return (
    <Section
      icon="WINNERS"
      title={t('winners')}
      action={
        isRising && (
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            iconSize={18}
            label={t(isPaused ? 'winners_resume' : 'winners_pause')}
            onClick={() => setPaused(!isPaused)}
            className="motion-reduce:hidden"
          />
        )
      }
    >
      <div className="card-face h-[320px] overflow-hidden rounded-lg motion-reduce:overflow-y-auto">
        <div
          style={{ animationDuration: `${winners.length * SECONDS_A_ROW}s` }}
          className={cx(
            'hover:[animation-play-state:paused] focus-within:[animation-play-state:paused]',
            isRising && 'motion-safe:animate-rise',
            isPaused && '[animation-play-state:paused]',
          )}
        >
          <Rows winners={winners} />
          {/* A copy follows the rows, so that the board scrolls without end. */}
          {isRising && (
            <div aria-hidden="true" inert className="motion-reduce:hidden">
              <Rows winners={winners} />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}

function Rows({ winners }: { winners: readonly Winner[] }) {
  return (
    <ol>
      {winners.map((winner, index) => (
        <li key={`${winner.at} ${winner.player}`} className="border-b border-line">
          <WinnerRow winner={winner} rank={index + 1} />
        </li>
      ))}
    </ol>
  );
}

const medals = ['bg-gold-fill text-on-gold', 'bg-text text-surface-0', 'bg-petal text-surface-0'] as const;

function WinnerRow({ winner: { player, game, vo }, rank }: { winner: Winner; rank: number }) {
  const t = useTranslate();
  const play = usePlay();
  return (
    <button
      type="button"
      title={t('play_named', { name: game.gameName })}
      onClick={() => void play(game, 'real')}
      className="flex h-[63px] w-full items-center gap-3 px-3 text-start transition-colors -outline-offset-2 hover:bg-surface-2 active:bg-surface-3 sm:px-4"
    >
      <span
        className={cx(
          'grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold tabular',
          medals[rank - 1] ?? 'text-muted',
        )}
      >
        {rank}
      </span>
      <span
        className="h-12 w-9 shrink-0 overflow-hidden rounded-sm ring-1 ring-line"
        style={{ background: game.placeholder }}
      >
        <Cover icon={game.icon} sizes="36px" className="object-cover" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm leading-5 font-semibold">{game.gameName}</span>
        <span className="block truncate text-xs leading-5 text-muted">{player}</span>
      </span>
      <Money value={vo.winAmount} signed className="text-sm font-bold sm:text-base" />
    </button>
  );
}
