import type { LotteryDraw, LotteryGame } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { useEffect } from 'react';
import { usePreference } from '../../../shared/preference.ts';
import { askAfterDraw, openDraws } from '../api/lottery.ts';
import { useServerNow } from '../../../shared/server-clock.ts';
import { secondsUntil, useClockText } from '../model/clock.ts';
import { useResultSound } from '../model/use-result-sound.ts';
import { DrawResult } from '../../../shared/draws/draw-result.tsx';
import { SoundButton } from './sound-button.tsx';

type DrawHeadProps = { game: LotteryGame; draws: readonly LotteryDraw[] | null };

/** The draw that takes bets with its countdown, and the latest result, which comes in with a movement of its own. */
export function DrawHead({ game, draws }: DrawHeadProps) {
  const [hasSound, setSound] = usePreference('lotterySound');
  useResultSound(hasSound, game.latest?.id ?? null);
  return (
    <section
      aria-label={game.name}
      className="garden-face relative grid gap-5 rounded-lg p-5 text-garden-text md:grid-cols-[auto_1fr] md:items-center md:gap-10 md:px-7"
    >
      <div className="min-w-52">
        <h2 className="text-lg font-extrabold tracking-tight">{game.name}</h2>
        <Countdown game={game} draws={draws} />
      </div>
      <Latest draw={game.latest} family={game.family} />
      <span className="absolute end-2 top-2">
        <SoundButton isOn={hasSound} onSwitch={() => setSound(!hasSound)} />
      </span>
    </section>
  );
}

function Countdown({ game, draws }: DrawHeadProps) {
  const t = useTranslate();
  const now = useServerNow();
  const clockText = useClockText();
  const draw = draws ? openDraws(draws, now)[0] : game.current;
  const isOver = draw === undefined || (draw !== null && secondsUntil(draw.closesAt, now) === 0);

  // The draws known here have all closed: the following are asked for.
  useEffect(() => {
    if (isOver && game.isOpen) askAfterDraw();
  }, [isOver, game.isOpen]);

  if (!game.isOpen || !draw) return <p className="mt-2 text-sm text-garden-muted">{t('lottery_no_draw')}</p>;
  const seconds = secondsUntil(draw.closesAt, now);
  return (
    <>
      <p className="mt-1 text-sm text-garden-muted tabular">{t('lottery_draw', { number: draw.number })}</p>
      <p
        role="timer"
        aria-label={t('lottery_closes_in')}
        className={cx(
          'mt-2 text-4xl font-extrabold tracking-tight tabular',
          seconds <= 10 && 'animate-pulse motion-reduce:animate-none',
        )}
      >
        {clockText(seconds)}
      </p>
    </>
  );
}

function Latest({ draw, family }: { draw: LotteryDraw | null; family: string }) {
  const t = useTranslate();
  if (!draw) return <p className="text-sm text-garden-muted">{t('lottery_no_result')}</p>;
  return (
    // The garden is as dark in the light theme: its gold is the fill's.
    <div className="min-w-0 [--text-color-gold:var(--gold-fill)]">
      <p className="mb-2 text-sm text-garden-muted tabular">
        {t(draw.phase === 'void' ? 'lottery_result_void' : 'lottery_result_of', { number: draw.number })}
      </p>
      <div aria-live="polite">
        <DrawResult key={draw.id} family={family} result={draw.result} isNew />
      </div>
    </div>
  );
}
