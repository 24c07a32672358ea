import type { WalletMove } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import { type Translate, useTranslate } from '@champa/i18n/react';
import { Button, cx, Icon, type IconName, Money, Spinner } from '@champa/ui';
import { useQuery } from '@tanstack/react-query';
import { moveQuery } from '../../../entities/transfer/index.ts';

const looks = {
  created: { title: 'move_under_way', icon: null, colour: 'bg-gold/15 text-gold' },
  sent: { title: 'move_under_way', icon: null, colour: 'bg-gold/15 text-gold' },
  unknown: { title: 'move_under_way', icon: null, colour: 'bg-gold/15 text-gold' },
  confirmed: { title: 'move_confirmed', icon: 'check', colour: 'bg-jade/15 text-jade' },
  refused: { title: 'move_refused', icon: 'close', colour: 'bg-ember/15 text-ember' },
} as const satisfies Record<WalletMove['state'], { title: MessageId; icon: IconName | null; colour: string }>;

export const reasonTexts = {
  not_sent: 'wallet_move_reason_not_sent',
  unreachable: 'wallet_move_reason_unreachable',
  not_enough: 'wallet_move_reason_not_enough',
  vendor_refused: 'wallet_move_reason_vendor_refused',
  operator: 'wallet_move_reason_operator',
} as const satisfies Record<NonNullable<WalletMove['reason']>, MessageId>;

/** A move that has started: pending, then its outcome. It follows the live stream. */
export function MoveStatus({ begun, onAgain }: { begun: WalletMove; onAgain: () => void }) {
  const t = useTranslate();
  const { data: move = begun } = useQuery({ ...moveQuery(begun.id), initialData: begun });
  const { title, icon, colour } = looks[move.state];
  return (
    <div className="flex flex-col items-center rounded-md bg-surface-2 px-5 py-8 text-center">
      <span className={cx('grid size-20 place-items-center rounded-full', colour)}>
        {icon === null ? <Spinner size={36} /> : <Icon name={icon} size={40} />}
      </span>
      <div role="status" className="mt-4">
        <p className="text-lg font-bold">{t(title)}</p>
        <Money value={move.amount} className="mt-1 block text-3xl font-extrabold" />
        <p className="mx-auto mt-3 max-w-xs text-sm text-muted">{textOf(move, t)}</p>
      </div>
      <Button kind="outline" wide className="mt-6" onClick={onAgain}>
        {t('move_again')}
      </Button>
    </div>
  );
}

function textOf({ state, reason, from, vendorName }: WalletMove, t: Translate): string {
  if (state === 'unknown') return t('move_unknown_text');
  if (reason !== null) return t(reasonTexts[reason]);
  if (state !== 'confirmed') return t('move_sent_text');
  const [start, end] = from === 'main' ? [t('wallet_main'), vendorName] : [vendorName, t('wallet_main')];
  return t('move_confirmed_text', { from: start, to: end });
}
