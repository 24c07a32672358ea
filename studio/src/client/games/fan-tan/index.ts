import '../../styles/table.css';
import '../../styles/fan-tan.css';
import { FAN_TAN_PAYS, fanTan, type FanTanKind, type FanTanView, remainderOf } from '../../../engines/fan-tan/index.ts';
import { h } from '../../shell/dom.ts';
import { feltGame } from '../table/felt-game.ts';
import { createHeap, printFelt, spotName } from './board.ts';
import { fanTanWords } from './words.ts';

type Id = keyof (typeof fanTanWords)['EN'];

const SPOT_OF: Readonly<Record<FanTanKind, string>> = {
  fan: 'fan:1',
  nim: 'nim:1-2',
  kwok: 'kwok:1-2',
  three: 'three:2-3-4',
};

/** Beads counted off in fours. */
export const fanTanGame = feltGame<Id, FanTanView>({
  name: 'fan-tan',
  game: fanTan,
  words: fanTanWords,
  theatre: createHeap,
  print: printFelt,
  nameOf: spotName,
  payRows: (text, common) =>
    (Object.keys(SPOT_OF) as FanTanKind[]).map((kind) => ({
      name: text(kind),
      pays: common('toOne', { odds: FAN_TAN_PAYS[kind] }),
      spot: SPOT_OF[kind],
    })),
  rules: (text) => [h('p', {}, text('rule')), h('p', {}, text('spots'))],
  result: (view) => h('span', { class: `side-bead is-left-${remainderOf(view)}` }, String(remainderOf(view))),
});
