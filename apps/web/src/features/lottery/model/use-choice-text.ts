import { useTranslate } from '@champa/i18n/react';
import type { Choice, Play } from '@champa/lottery';
import { placeRows, rowText, symbolText } from '../../../entities/draw/index.ts';

/** A choice in one line: its rows in order, each with its name where there are several. */
export function useChoiceText(): (play: Pick<Play, 'board'>, choice: Choice) => string {
  const t = useTranslate();
  return ({ board }, { rows, places }) => {
    const isAlone = rows.length === 1;
    const texts = rows.flatMap((symbols, index) => {
      if (symbols.length === 0) return [];
      const name = isAlone ? null : rowText(board.rows[index]!.id, t);
      const list = symbols.map((symbol) => symbolText(symbol, t)).join(' ');
      return [name === null ? list : `${name}: ${list}`];
    });
    const at = places?.map((position) => rowText(placeRows[position]!, t)).join(' ');
    return [...(at ? [at] : []), ...texts].join(' | ');
  };
}
