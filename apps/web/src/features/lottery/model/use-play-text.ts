import { playGroupOf, playNameOf } from '@champa/i18n/lottery-plays';
import { useTranslate } from '@champa/i18n/react';
import type { Play } from '@champa/lottery';

/** The name of a play in the visitor's language; `isWhole` adds its group in front. */
export function usePlayText(): (play: Pick<Play, 'id'>, options?: { isWhole: boolean }) => string {
  const t = useTranslate();
  return (play, { isWhole } = { isWhole: false }) => {
    const named = playNameOf(play.id);
    if (!named) return play.id;
    const own = [
      t(named.name),
      ...(named.numbers.length > 0 ? [named.numbers.join(' : ')] : []),
      ...(named.isEveryOrder ? [t('lottery_every_order')] : []),
    ].join(' · ');
    const group = playGroupOf(play.id);
    return isWhole && group && group !== named.name ? `${t(group)} · ${own}` : own;
  };
}
