import type { BoardEntry } from '@champa/contract';
import { formatCount } from '@champa/i18n';
import { useLocale, useTranslate } from '@champa/i18n/react';
import { cx, Plumeria } from '@champa/ui';
import { ArtIcon } from '../../../kit/pictures/art-icon.tsx';
import { BoardEmpty, type Leaderboard } from './board-panel.tsx';
import { RewardMark } from './reward-mark.tsx';

/** Number of places on the podium. */
const PODIUM = 3;

/** The members by place: the first three on the podium, the rest in a table. */
export function BoardPlaces({ data: { list } }: { data: Leaderboard }) {
  if (list.length === 0) return <BoardEmpty />;
  return (
    <>
      <Podium entries={list.slice(0, PODIUM)} />
      {list.length > PODIUM && <Places entries={list.slice(PODIUM)} />}
    </>
  );
}

const steps = [
  { order: 'order-2', height: 'pt-3', medal: 64 },
  { order: 'order-1', height: 'pt-9', medal: 48 },
  { order: 'order-3', height: 'pt-12', medal: 42 },
] as const;

const rings = ['ring-gold-fill', 'ring-[#c9ced9]', 'ring-[#c98a54]'] as const;

function Podium({ entries }: { entries: readonly BoardEntry[] }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className="garden-face relative overflow-hidden rounded-lg px-3 pb-5">
      <Plumeria size={150} className="absolute -end-12 -bottom-12 rotate-12 opacity-30" />
      <Plumeria size={110} className="absolute -start-10 -top-8 -rotate-12 opacity-30" />
      <ol className="relative grid auto-cols-fr grid-flow-col items-start gap-1">
        {entries.map(({ place, name, points, isMe, prize }, position) => {
          const { order, height, medal } = steps[position]!;
          return (
            <li
              key={`${position}-${name}`}
              className={cx('flex min-w-0 flex-col items-center text-center', order, height)}
            >
              {position === 0 && <ArtIcon name="VIP" size={30} />}
              <span
                className={cx('grid place-items-center rounded-full bg-black/30 ring-3', rings[place - 1] ?? rings[2])}
                style={{ width: medal, height: medal }}
              >
                <span className="text-lg font-extrabold tabular">{place}</span>
              </span>
              <span className={cx('mt-2 w-full truncate text-sm font-bold', isMe && 'text-gold-fill')}>
                {isMe ? t('board_you') : name}
              </span>
              <span className="text-xs text-garden-muted tabular">
                {formatCount(points, locale)} {t('board_points')}
              </span>
              {prize && <RewardMark reward={prize} className="mt-1 text-[13px] text-gold-fill" />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Places({ entries }: { entries: readonly BoardEntry[] }) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <table className="card-face w-full table-fixed overflow-hidden rounded-lg text-sm">
      <caption className="sr-only">{t('missions_board')}</caption>
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="w-14 py-2.5 ps-4 text-start font-semibold">
            {t('board_place')}
          </th>
          <th scope="col" className="py-2.5 text-start font-semibold">
            {t('board_member')}
          </th>
          <th scope="col" className="w-24 py-2.5 text-end font-semibold">
            {t('board_points')}
          </th>
          <th scope="col" className="w-32 py-2.5 pe-4 text-end font-semibold">
            {t('board_prize')}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ place, name, points, isMe, prize }, line) => (
          <tr key={`${line}-${name}`} className={cx('h-12 border-t border-line', isMe && 'bg-gold/10 font-bold')}>
            <td className="ps-4 font-semibold tabular">{place}</td>
            <td className="truncate">{isMe ? t('board_you') : name}</td>
            <td className="text-end tabular">{formatCount(points, locale)}</td>
            <td className="pe-4 text-end">
              {prize ? <RewardMark reward={prize} className="text-[13px]" /> : <span className="text-muted">–</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
