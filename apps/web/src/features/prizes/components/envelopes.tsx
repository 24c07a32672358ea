import type { RedEnvelope } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Skeleton, StateView, useMoneyFormat } from '@champa/ui';
import { useTimeFormat } from '../../../kit/days/time-format.ts';
import { useLanguage } from '../../../kit/text/language.ts';
import { openEnvelope } from '../../../entities/prize/index.ts';
import { useDraw } from '../model/use-draw.ts';
import { useMemberGate } from '../model/use-member-gate.ts';
import { useMyPrizes } from '../model/use-prizes.ts';
import { EnvelopeArt } from './envelope-art.tsx';
import { ResultDialog } from './result-dialog.tsx';
import './prizes.css';

const OPENS_MS = 1200;

/** The member's unopened red envelopes, opened one by one. */
export function Envelopes() {
  const t = useTranslate();
  const { looker, pass } = useMemberGate();
  const mine = useMyPrizes();
  if (looker !== 'member') {
    return (
      <section className="garden-face prizes-stage flex flex-col items-center gap-5 rounded-lg px-6 py-10 text-center">
        <EnvelopeArt className="prizes-float max-w-36" />
        <Button size="large" onClick={() => pass(() => undefined)}>
          {t('prizes_sign_in')}
        </Button>
      </section>
    );
  }
  if (!mine) return <Skeleton className="h-80 rounded-lg" />;
  if (mine.envelopes.length === 0) {
    return (
      <StateView
        art="empty"
        title={t('prizes_envelopes_none')}
        text={t('prizes_envelopes_none_text')}
        className="card-face rounded-lg"
      />
    );
  }
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-4">
      {mine.envelopes.map((envelope) => (
        <li key={envelope.id}>
          <EnvelopeCard envelope={envelope} serverSeedHash={mine.seed.serverSeedHash} />
        </li>
      ))}
    </ul>
  );
}

function EnvelopeCard({ envelope, serverSeedHash }: { envelope: RedEnvelope; serverSeedHash: string }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  const language = useLanguage();
  const times = useTimeFormat();
  const { id, title, min, max, expiresAt } = envelope;
  const { phase, draw, press, dismiss } = useDraw(
    (idempotencyKey) => openEnvelope(id, { idempotencyKey, serverSeedHash }, language),
    OPENS_MS,
  );
  const isOpen = phase === 'moving' || phase === 'shown';
  return (
    <article
      aria-label={title}
      className="garden-face prizes-stage flex h-full flex-col items-center gap-3 rounded-lg px-5 pt-8 pb-5 text-center"
    >
      <EnvelopeArt isOpen={isOpen} className={isOpen ? 'max-w-32' : 'prizes-float max-w-32'} />
      <h3 className="font-bold">{title}</h3>
      <p className="text-xs text-garden-muted">
        {t('prizes_envelope_range', { min: money(min), max: money(max) })}
        {expiresAt !== null && (
          <span className="block tabular">{t('prizes_envelope_until', { time: times.full(expiresAt) })}</span>
        )}
      </p>
      <Button wide busy={phase === 'waiting'} disabled={isOpen} onClick={press} className="mt-auto">
        {t('prizes_envelope_open')}
      </Button>
      {phase === 'shown' && draw && <ResultDialog draw={draw} onAgain={undefined} onClose={dismiss} />}
    </article>
  );
}
