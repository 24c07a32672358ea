import type { LotteryDraw, LotteryGame } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { cx } from '@champa/ui';
import { useState } from 'react';
import { DrawResult, ShortResult } from '../../../entities/draw/index.ts';
import { usePreference } from '../../../kit/browser/preference.ts';
import { isVietnam } from '../model/text-bets.ts';
import { useClosing } from '../model/use-closing.ts';
import { useAwaitedDraw, useOpenDraws } from '../model/use-open-draws.ts';
import { useResultSound } from '../model/use-result-sound.ts';
import { SoundButton } from './sound-button.tsx';

type DrawHeadProps = { game: LotteryGame; draws: readonly LotteryDraw[] | null };

/** The draw open for bets with its countdown, and the latest result, which is animated when it is new. */
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
      <Latest game={game} draws={draws ?? []} />
      <span className="absolute end-2 top-2">
        <SoundButton isOn={hasSound} onSwitch={() => setSound(!hasSound)} />
      </span>
    </section>
  );
}

function Countdown({ game, draws }: DrawHeadProps) {
  const t = useTranslate();
  const [draw] = useOpenDraws(draws ?? (game.current ? [game.current] : []));
  if (!game.isOpen || !draw) return <p className="mt-2 text-sm text-garden-muted">{t('lottery_no_draw')}</p>;
  return (
    <>
      <p className="mt-1 text-sm text-garden-muted tabular">{t('lottery_draw', { number: draw.number })}</p>
      <Clock closesAt={draw.closesAt} />
    </>
  );
}

function Clock({ closesAt }: { closesAt: string }) {
  const t = useTranslate();
  const { text, isSoon } = useClosing(closesAt);
  return (
    <p
      role="timer"
      aria-label={t('lottery_closes_in')}
      className={cx(
        'mt-2 text-4xl font-extrabold tracking-tight tabular',
        isSoon && 'animate-pulse motion-reduce:animate-none',
      )}
    >
      {text}
    </p>
  );
}

type LatestProps = { game: LotteryGame; draws: readonly LotteryDraw[] };

function Latest({ game: { latest, family }, draws }: LatestProps) {
  const t = useTranslate();
  // The result that was there at first is not new.
  const [known] = useState(latest?.id);
  const awaited = useAwaitedDraw(draws, latest);
  const isLong = isVietnam(family);
  if (!latest && !awaited) return <p className="text-sm text-garden-muted">{t('lottery_no_result')}</p>;
  return (
    // The picture is as dark in the light theme: its gold is the fill's.
    <div className="min-w-0 [--text-color-gold:var(--gold-fill)]">
      <p className="mb-2 text-sm text-garden-muted tabular">
        {awaited ? (
          <strong className="animate-pulse text-garden-text motion-reduce:animate-none">
            {t('lottery_draw', { number: awaited.number })} · {t('lottery_drawing')}
          </strong>
        ) : (
          t('lottery_result_of', { number: latest!.number })
        )}
      </p>
      <div aria-live="polite" className={cx('transition-opacity', awaited && 'opacity-40')}>
        {latest && (
          <>
            {/* A result with many prizes would push the board out of a phone's screen; it is in the list of results. */}
            {isLong && (
              <div className="md:hidden">
                <ShortResult family={family} result={latest.result} />
              </div>
            )}
            <div className={cx(isLong && 'max-md:hidden')}>
              <DrawResult key={latest.id} family={family} result={latest.result} isNew={latest.id !== known} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
