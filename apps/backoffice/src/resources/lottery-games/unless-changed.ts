import type { AdminLotteryGame } from '@champa/contract';
import { useTranslate } from 'react-admin';
import { useConflict } from '../../kit/conflict.ts';

/** Sends a change of a game by what was read; where somebody else has changed it, says what it is now. */
export function useUnlessChanged({ edition }: Pick<AdminLotteryGame, 'edition'>) {
  const translate = useTranslate();
  const told = (current: object): string =>
    Object.entries(current)
      .map(([field, value]) => `${translate(`resources.lotteryGames.fields.${field}`, { _: field })} ${textOf(value)}`)
      .join(' · ');
  return useConflict<object>(edition, told);
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
