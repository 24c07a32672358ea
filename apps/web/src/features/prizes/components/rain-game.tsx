import type { PrizeGames, Rain } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Money, showToast, useMoneyFormat } from '@champa/ui';
import { useState } from 'react';
import { refetchPrizes, grabRain } from '../../../entities/prize/index.ts';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { useServerClock } from '../../../kit/days/server-clock.ts';
import { rainPhase } from '../model/rain-phase.ts';
import { useMemberGate } from '../model/use-member-gate.ts';
import { useMyPrizes } from '../model/use-prizes.ts';
import { EnvelopeArt } from './envelope-art.tsx';
import { LastRain } from './last-rain.tsx';
import { TimeLeft } from './time-left.tsx';

type RainGameProps = { answer: PrizeGames; arrivedAt: number };

/** A rain: a countdown, grabbing while it runs, and verification after it. */
export function RainGame({ answer, arrivedAt }: RainGameProps) {
  const t = useTranslate();
  const { rain, lastRain } = answer;
  return (
    <>
      <section
        aria-label={t('prizes_rain_next')}
        className="garden-face prizes-stage relative flex min-h-[420px] flex-col items-center justify-center gap-5 overflow-hidden rounded-lg px-5 py-8 text-center"
      >
        {rain ? (
          <Sky key={rain.id} rain={rain} answer={answer} arrivedAt={arrivedAt} />
        ) : (
          <>
            <EnvelopeArt className="max-w-24 opacity-60" />
            <p>{t('prizes_rain_none')}</p>
          </>
        )}
      </section>
      {lastRain && <LastRain key={lastRain.id} rain={lastRain} />}
    </>
  );
}

function Sky({ rain, answer, arrivedAt }: RainGameProps & { rain: Rain }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const mine = useMyPrizes();
  const now = useServerClock(answer.now, arrivedAt);
  const [starts, ends] = [Date.parse(rain.startsAt), Date.parse(rain.endsAt)];
  const phase = rainPhase(rain, now);
  const isFalling = phase === 'falling' || phase === 'gone';
  const grabbed = mine?.grabbed?.rain === rain.id ? mine.grabbed : null;
  const left = rain.parts - rain.taken;
  return (
    <>
      {phase === 'falling' ? <Drops /> : <EnvelopeArt className="prizes-float max-w-24" />}
      <div className="relative flex flex-col items-center gap-4">
        {phase === 'over' ? (
          <p className="text-2xl font-extrabold">{t('prizes_rain_over')}</p>
        ) : (
          <TimeLeft
            label={isFalling ? t('prizes_rain_ends') : t('prizes_rain_starts')}
            ms={isFalling ? ends - now : starts - now}
          />
        )}
        <p className="text-lg font-bold">
          {t('prizes_rain_pot')}: <Money value={rain.pot} className="text-(--metal)" />
        </p>
        <p className="text-sm text-garden-muted tabular">{t('prizes_rain_left', { left, parts: rain.parts })}</p>
        <p role="status" className="min-h-9 text-2xl font-extrabold">
          {grabbed && t('prizes_rain_yours', { amount: money(grabbed.amount) })}
        </p>
        {!grabbed && phase !== 'over' && <Grab rain={rain} phase={phase} />}
      </div>
    </>
  );
}

const grabLabels = {
  coming: 'prizes_rain_wait',
  falling: 'prizes_rain_grab',
  gone: 'prizes_rain_gone',
} as const;

function Grab({ rain, phase }: { rain: Rain; phase: keyof typeof grabLabels }) {
  const t = useTranslate();
  const describeError = useDescribeError();
  const { looker, pass } = useMemberGate();
  const [isBusy, setBusy] = useState(false);
  const grab = (): void => {
    setBusy(true);
    grabRain(rain.id)
      .catch((error: unknown) => showToast('error', describeError(error)))
      .then(refetchPrizes)
      .finally(() => setBusy(false));
  };
  const isVisitor = looker === 'visitor';
  return (
    <Button
      size="large"
      busy={isBusy}
      disabled={!isVisitor && phase !== 'falling'}
      onClick={() => pass(grab)}
      className="min-w-56"
    >
      {isVisitor ? t('prizes_sign_in') : t(grabLabels[phase])}
    </Button>
  );
}

const DROPS = 16;

/** Envelopes falling in the background; decoration only. */
function Drops() {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      {Array.from({ length: DROPS }, (_, drop) => (
        <span
          key={drop}
          className="prizes-drop"
          style={{
            insetInlineStart: `${(drop * 61) % 96}%`,
            width: `${26 + ((drop * 7) % 22)}px`,
            animationDuration: `${3200 + ((drop * 431) % 2600)}ms`,
            animationDelay: `-${(drop * 733) % 5000}ms`,
          }}
        >
          <EnvelopeArt />
        </span>
      ))}
    </span>
  );
}
