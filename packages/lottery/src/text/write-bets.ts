import { SCALE } from '@champa/money';
import { type Station, stations as allStations } from '../schedule/stations.ts';
import type { TextBet } from './read-bets.ts';
import { wordOf } from './words.ts';

/** Writes bets as a text that `readBets` reads as the same bets, one bet per row. Throws for a play without a word. */
export function writeBets(
  bets: readonly Pick<TextBet, 'stations' | 'play' | 'numbers' | 'stake'>[],
  known: readonly Station[] = allStations,
): string {
  return bets
    .map(({ stations, play, numbers, stake }) => {
      const word = wordOf(play);
      if (!word) throw new RangeError(`no word for ${play}`);
      // The last alias is the full name, which is unique.
      const names = stations.map((id) => known.find((station) => station.id === id)?.aliases.at(-1) ?? id);
      return `${names.join(' ')} ${numbers.join(' ')} ${word}${thousands(stake)}n`;
    })
    .join('\n');
}

function thousands(stake: bigint): string {
  const one = 1000n * SCALE;
  const rest = String(stake % one)
    .padStart(8, '0')
    .replace(/0+$/, '');
  return rest ? `${stake / one},${rest}` : String(stake / one);
}
