import { describe, expect, it } from 'vitest';
import type { Words } from '../../i18n/index.ts';
import { americanRouletteWords } from '../american-roulette/words.ts';
import { baccaratWords } from '../baccarat/words.ts';
import { blackjackWords } from '../blackjack/words.ts';
import { holdemWords } from '../casino-holdem/words.ts';
import { coinFlipWords } from '../coin-flip/words.ts';
import { crapsWords } from '../craps/words.ts';
import { diamondsWords } from '../diamonds/words.ts';
import { diceWords } from '../dice/words.ts';
import { dragonTigerWords } from '../dragon-tiger/words.ts';
import { fanTanWords } from '../fan-tan/words.ts';
import { hiLoWords } from '../hi-lo/words.ts';
import { hooHeyHowWords } from '../hoo-hey-how/words.ts';
import { kenoWords } from '../keno/words.ts';
import { limboWords } from '../limbo/words.ts';
import { minesWords } from '../mines/words.ts';
import { paiGowWords } from '../pai-gow/words.ts';
import { penaltyWords } from '../penalty/words.ts';
import { plinkoWords } from '../plinko/words.ts';
import { redDogWords } from '../red-dog/words.ts';
import { scratchWords } from '../scratch/words.ts';
import { sicBoWords } from '../sic-bo/words.ts';
import { kindWords } from '../slot-kinds/words.ts';
import { tableWords } from '../table/words.ts';
import { threeCardWords } from '../three-card-poker/words.ts';
import { towerWords } from '../tower/words.ts';
import { videoPokerWords } from '../video-poker/words.ts';
import { wheelWords } from '../wheel/words.ts';
import { arcadeWords } from './words.ts';

const ALL: readonly (readonly [string, Words<string>])[] = [
  ['arcade', arcadeWords],
  ['mines', minesWords],
  ['plinko', plinkoWords],
  ['dice', diceWords],
  ['hi-lo', hiLoWords],
  ['wheel', wheelWords],
  ['table', tableWords],
  ['baccarat', baccaratWords],
  ['dragon-tiger', dragonTigerWords],
  ['sic-bo', sicBoWords],
  ['hoo-hey-how', hooHeyHowWords],
  ['fan-tan', fanTanWords],
  ['blackjack', blackjackWords],
  ['red-dog', redDogWords],
  ['three-card-poker', threeCardWords],
  ['casino-holdem', holdemWords],
  ['craps', crapsWords],
  ['pai-gow', paiGowWords],
  ['american-roulette', americanRouletteWords],
  ['coin-flip', coinFlipWords],
  ['keno', kenoWords],
  ['penalty', penaltyWords],
  ['limbo', limboWords],
  ['tower', towerWords],
  ['diamonds', diamondsWords],
  ['video poker', videoPokerWords],
  ['scratch', scratchWords],
  ['slot kinds', kindWords],
];

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted();

describe.each(ALL)('the words of %s', (_name, { EN, LO, CN }) => {
  it('are the same messages with the same arguments in all languages, none empty', () => {
    for (const words of [LO, CN]) {
      expect(Object.keys(words).toSorted()).toEqual(Object.keys(EN).toSorted());
      for (const [id, text] of Object.entries(EN)) {
        expect([id, placeholders(words[id]!)]).toEqual([id, placeholders(text)]);
        expect(words[id]!.trim()).not.toBe('');
      }
    }
  });
});
