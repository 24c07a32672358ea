import '../../styles/table.css';
import '../../styles/poker-tables.css';
import type { Card } from '../../../engines/table/cards.ts';
import { h } from '../../shell/dom.ts';
import type { Engine } from '../engine.ts';
import { signOf } from './card.ts';
import { createCardRow } from './card-row.ts';
import type { FeltTable } from './felt-game.ts';
import { steppedFelt, type SteppedFeltDefinition, type SteppedTheatre } from './stepped-felt.ts';

/** Poker against the dealer, as its player sees it. */
type DuelView<Id> = {
  player: readonly Card[];
  /** Empty while the dealer's cards lie face down. */
  dealer: readonly Card[];
  kind: Id;
  dealerKind: Id | null;
  result: Id | null;
};

type DuelWord = 'dealer' | 'you' | 'ante' | 'fold' | 'told' | 'toldEnd' | 'print';

type Shared = 'theatre' | 'print' | 'choices' | 'nameOf' | 'result' | 'story';

type DuelDefinition<Id extends string, Move extends object, View extends DuelView<Id>> = Omit<
  SteppedFeltDefinition<Id, Move, readonly Card[], View>,
  Shared
> & {
  /** Cards that both hands use. */
  board?: { name: Id; cards: (view: View) => readonly Card[] };
  /** The dealer's cards while the player decides. */
  faceDown: number;
  ante: { shown: string; said: (table: FeltTable<Id>) => string };
  /** Paid by the player's hand alone. */
  side: { spot: Id; odds: string };
  fold: Move;
  /** Going on costs this many antes. */
  goOn: { move: Move; label: Id; key: string; antes: number };
};

/** A hand against the dealer's: an ante and a side bet, then fold or go on. */
export function duel<Id extends string, Move extends object, View extends DuelView<Id | DuelWord>>(
  definition: DuelDefinition<Id | DuelWord, Move, View>,
): Engine {
  const { side, ante, fold, goOn, board } = definition;
  return steppedFelt<Id | DuelWord, Move, readonly Card[], View>({
    ...definition,
    theatre: (table) => theatreOf(definition, table),
    print: (table, felt) => {
      const { text, common } = table;
      return h(
        'div',
        { class: 'print-row' },
        felt.spot(
          side.spot,
          { name: text(side.spot), pays: common('toOne', { odds: side.odds }) },
          'spot-side',
          h('b', {}, text(side.spot)),
          h('small', {}, side.odds),
        ),
        felt.spot(
          'ante',
          { name: text('ante'), pays: ante.said(table) },
          'spot-ante',
          h('b', {}, text('ante')),
          h('small', {}, ante.shown),
        ),
      );
    },
    choices: (_view, { spots }, text) => [
      { move: fold, label: text('fold'), key: 'F' },
      {
        move: goOn.move,
        label: text(goOn.label),
        key: goOn.key,
        cost: goOn.antes * (spots['ante'] ?? 0),
        isMain: true,
      },
    ],
    nameOf: (spot, text) => text(spot as Id | DuelWord),
    result: ({ result }, text) => h('span', { class: `side-bead is-${result ?? 'push'}` }, result ? text(result) : '…'),
    story: (view, text) => [
      [text('you'), `${signsOf(view.player)} · ${text(view.kind)}`],
      ...(board ? [[text(board.name), signsOf(board.cards(view))] as const] : []),
      ...(view.dealerKind ? [[text('dealer'), `${signsOf(view.dealer)} · ${text(view.dealerKind)}`] as const] : []),
    ],
  });
}

function theatreOf<Id extends string, View extends DuelView<Id | DuelWord>>(
  { board, faceDown }: Pick<DuelDefinition<Id | DuelWord, never, View>, 'board' | 'faceDown'>,
  { shell, text, common }: FeltTable<Id | DuelWord>,
): SteppedTheatre<View> {
  const dealer = createCardRow(shell, common, text('dealer'));
  const middle = board && createCardRow(shell, common, text(board.name), 'is-board');
  const own = createCardRow(shell, common, text('you'));
  const print = h('p', { class: 'print-line' }, text('print'));
  const rows = middle ? [dealer.element, middle.element, own.element, print] : [dealer.element, print, own.element];
  return {
    element: h('div', { class: `theatre theatre-${middle ? 'three' : 'rows'}` }, ...rows),
    show: async (view, isOver, isFast) => {
      own.light(false);
      own.note('');
      dealer.note('');
      await own.show(view.player, isFast);
      if (!isOver)
        await dealer.show(
          Array.from({ length: faceDown }, () => null),
          isFast,
        );
      await middle?.show(board!.cards(view), isFast);
      own.note(text(view.kind));
      if (!isOver) return;
      await dealer.show(view.dealer, isFast);
      if (view.dealerKind) dealer.note(text(view.dealerKind));
      if (view.result) own.note(`${text(view.kind)} · ${text(view.result)}`);
      own.light(view.result === 'won' || view.result === 'unqualified');
    },
    told: (view, isOver) =>
      text(isOver ? 'toldEnd' : 'told', {
        hand: text(view.kind),
        dealer: view.dealerKind ? text(view.dealerKind) : '',
        result: view.result ? text(view.result) : '',
      }),
  };
}

function signsOf(cards: readonly Card[]): string {
  return cards.map(signOf).join(' ');
}
