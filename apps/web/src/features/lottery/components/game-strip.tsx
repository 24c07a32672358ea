import type { LotteryGame } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { CountBadge } from '../../../kit/lists/count-badge.tsx';
import { gameFamilies } from '../model/families.ts';
import type { Slips } from '../model/slips.ts';
import { useClosing } from '../model/use-closing.ts';
import { Chip } from './chip.tsx';

type GameStripProps = { games: readonly LotteryGame[]; chosen: string | null; slips: Slips };

/** The page's games by family, those of one family in a row, each with its countdown. */
export function GameStrip({ games, chosen, slips }: GameStripProps) {
  const t = useTranslate();
  const families = gameFamilies(games);
  const own = families.find((family) => family.games.some(({ code }) => code === chosen)) ?? families[0];
  // Another family can be shown until another game is chosen.
  const [looked, setLooked] = useState<{ at: string; from: string | null } | null>(null);
  const shown = (looked?.from === chosen && families.find(({ id }) => id === looked.at)) || own;
  return (
    <nav aria-label={t('lottery_games')} className="flex flex-col gap-1">
      {families.length > 1 && (
        <div role="group" aria-label={t('lottery_families')} className="scroll-row -mx-4 flex gap-2 px-4 py-1">
          {families.map(({ id, name }) => (
            <Chip key={id} isChosen={id === shown?.id} onPress={() => setLooked({ at: id, from: chosen })}>
              {t(name)}
            </Chip>
          ))}
        </div>
      )}
      <div key={shown?.id} className="scroll-row -mx-4 flex gap-2 px-4 py-1">
        {shown?.games.map((game) => (
          <GameCard
            key={game.code}
            game={game}
            isChosen={game.code === chosen}
            betsOnSlip={slips[game.code]?.length ?? 0}
            onChoose={() => setLooked(null)}
          />
        ))}
      </div>
    </nav>
  );
}

type GameCardProps = { game: LotteryGame; isChosen: boolean; betsOnSlip: number; onChoose: () => void };

function GameCard({ game, isChosen, betsOnSlip, onChoose }: GameCardProps) {
  const t = useTranslate();
  const card = useRef<HTMLAnchorElement>(null);
  // Scroll the row so that the chosen game is visible on a phone.
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isChosen]);
  return (
    <Link
      ref={card}
      to="."
      search={{ gameCode: game.code }}
      onClick={onChoose}
      aria-current={isChosen ? 'page' : undefined}
      className={cx(
        'relative flex min-h-14 max-w-56 min-w-32 shrink-0 flex-col justify-center rounded-md px-3 py-2 ring-1 transition-colors ring-inset',
        isChosen
          ? 'bg-gold/12 text-text ring-gold'
          : 'bg-surface-1 text-muted ring-line hover:bg-surface-2 hover:text-text',
      )}
    >
      <span className="truncate text-[13px] font-bold">{game.name}</span>
      <Remaining game={game} />
      <CountBadge
        count={betsOnSlip}
        label={t('lottery_slip_bets', { count: betsOnSlip })}
        className="absolute end-1.5 top-1.5"
      />
    </Link>
  );
}

function Remaining({ game: { isOpen, current } }: { game: LotteryGame }) {
  const t = useTranslate();
  if (!isOpen || !current) return <span className="text-xs">{t('lottery_closed')}</span>;
  return <Clock closesAt={current.closesAt} />;
}

function Clock({ closesAt }: { closesAt: string }) {
  const t = useTranslate();
  const { text, isSoon, isOver } = useClosing(closesAt);
  return (
    <span className={cx('text-xs tabular', isSoon && !isOver && 'font-bold text-ember')}>
      {isOver ? t('lottery_drawing') : text}
    </span>
  );
}
