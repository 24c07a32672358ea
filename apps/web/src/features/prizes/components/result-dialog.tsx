import type { PrizeDraw } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { Button, Notice, useMoneyFormat } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useDrawWords } from '../model/draw-words.ts';
import { Confetti } from './confetti.tsx';
import { PrizeMark } from './prize-mark.tsx';

type ResultDialogProps = {
  draw: PrizeDraw;
  /** The member has another ticket. */
  onAgain: (() => void) | undefined;
  onClose: () => void;
};

/** The prize of a draw; a big win is celebrated. */
export function ResultDialog({ draw, onAgain, onClose }: ResultDialogProps) {
  const t = useTranslate();
  const words = useDrawWords();
  const { why, drawnName, prizeName, reward, isBig } = draw;
  const isWin = reward.kind !== 'nothing';
  const title = isBig ? t('prizes_big') : t(isWin ? 'prizes_won' : 'prizes_not_won');
  return (
    <Dialog title={title} closeLabel={t('close')} onClose={onClose}>
      {isBig && <Confetti />}
      <div className="prizes-stage flex flex-col items-center gap-4 pb-2 text-center">
        <div className="garden-face relative grid size-40 place-items-center overflow-hidden rounded-full">
          {isWin && <Rays />}
          <svg viewBox="0 0 48 48" aria-hidden="true" className="prizes-pop relative size-24">
            <PrizeMark kind={reward.kind} />
          </svg>
        </div>
        <p role="status" className="text-2xl font-extrabold tracking-tight text-balance">
          {words(draw)}
        </p>
        {why !== null && (
          <Notice kind="info">
            {t(why === 'stock' ? 'prizes_why_stock' : 'prizes_why_budget', { drawn: drawnName, given: prizeName })}
          </Notice>
        )}
        <p className="text-sm text-muted">
          <Paid draw={draw} />
        </p>
        <div className="mt-2 grid w-full auto-cols-fr grid-flow-col gap-3">
          <Button kind="outline" size="large" onClick={onClose}>
            {t('prizes_done')}
          </Button>
          {onAgain && (
            <Button size="large" onClick={onAgain}>
              {t('prizes_again')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Paid({ draw: { reward } }: { draw: PrizeDraw }) {
  const t = useTranslate();
  const money = useMoneyFormat();
  switch (reward.kind) {
    case 'nothing':
      return t('prizes_paid_nothing');
    case 'cash':
      return t('prizes_paid_cash', { amount: money(reward.amount) });
    case 'points':
      return t('prizes_paid_points', { points: reward.points });
    case 'tickets':
      return t('prizes_paid_tickets');
    default:
      return t('prizes_paid_other');
  }
}

function Rays() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className="prizes-rays absolute inset-0 size-full opacity-25">
      {Array.from({ length: 12 }, (_, ray) => (
        <path key={ray} d="M100 100 91 0h18Z" fill="var(--metal-light)" transform={`rotate(${ray * 30} 100 100)`} />
      ))}
    </svg>
  );
}
