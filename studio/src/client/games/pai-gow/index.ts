import '../../styles/table.css';
import '../../styles/dice-cup.css';
import '../../styles/poker-tables.css';
import '../../styles/pai-gow.css';
import { paiGow, type PaiGowMove, paiGowPays, type PaiGowView, WIN_PAYS } from '../../../engines/pai-gow/index.ts';
import { WAYS } from '../../../engines/pai-gow/tiles.ts';
import { h } from '../../shell/dom.ts';
import { steppedFelt } from '../table/stepped-felt.ts';
import { createTiles, settingName, tilesName } from './board.ts';
import { paiGowWords } from './words.ts';

type Id = keyof (typeof paiGowWords)['EN'];

/** Four tiles, two hands. */
export const paiGowGame = steppedFelt<Id, PaiGowMove, readonly number[], PaiGowView>({
  name: 'pai-gow',
  game: paiGow,
  words: paiGowWords,
  theatre: createTiles,
  print: ({ text, common }, felt) =>
    h(
      'div',
      { class: 'print-row' },
      felt.spot(
        'hand',
        { name: text('hand'), pays: common('toOne', { odds: WIN_PAYS }) },
        'spot-ante',
        h('b', {}, text('hand')),
        h('small', {}, `${WIN_PAYS} : 1`),
      ),
    ),
  choices: ({ player }, _bet, text) =>
    WAYS.map((_, way) => ({ move: { way }, label: settingName(player, way, text), key: String(way + 1) })),
  pays: (view) => paiGowPays(view),
  nameOf: (_spot, text) => text('hand'),
  payRows: (text, common) => [{ name: text('handRow'), pays: common('toOne', { odds: WIN_PAYS }), spot: 'hand' }],
  rules: (text) => (['rule', 'ranks', 'house', 'leave'] as const).map((part) => h('p', {}, text(part))),
  result: (view, text) =>
    h('span', { class: `side-bead is-${view.result ?? 'push'}` }, view.result ? text(view.result) : '…'),
  story: ({ player, dealer, way, dealersWay }, text) => [
    [text('you'), way === null ? tilesName(player) : `${tilesName(player)} · ${settingName(player, way, text)}`],
    ...(dealersWay === null
      ? []
      : [[text('dealer'), `${tilesName(dealer)} · ${settingName(dealer, dealersWay, text)}`] as const]),
  ],
});
