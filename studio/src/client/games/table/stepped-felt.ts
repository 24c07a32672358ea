import { type Offer, returnOf, type SteppedGame } from '../../../engines/arcade/game.ts';
import { toDecimal } from '../../../engines/fraction.ts';
import { type TableBet, unitsOf, winChance } from '../../../engines/table/spot-game.ts';
import type { TableName } from '../../../protocol.ts';
import type { Text, Words } from '../../i18n/index.ts';
import { h } from '../../shell/dom.ts';
import type { Engine } from '../engine.ts';
import { ladderTable } from '../arcade/rungs.ts';
import { steppedGame } from '../arcade/stepped.ts';
import { createFelt, type Felt } from './felt.ts';
import type { FeltTable, PayRow } from './felt-game.ts';
import { type TableWord, tableWords } from './words.ts';

export type SteppedTheatre<View> = {
  element: HTMLElement;
  /** Shows the round as it stands; resolves when what is new has been seen. */
  show: (view: View, isOver: boolean, isFast: boolean) => Promise<void>;
  told: (view: View, isOver: boolean) => string;
};

/** A move that the player may make now. */
export type Choice<Move> = { move: Move; label: string; key: string; cost?: number; isMain?: boolean };

export type SteppedFeltDefinition<Id extends string, Move extends object, Deal, View extends object> = {
  name: TableName;
  game: SteppedGame<TableBet, Move, Deal, View>;
  words: Words<Id>;
  theatre: (table: FeltTable<Id>) => SteppedTheatre<View>;
  print: (table: FeltTable<Id>, felt: Felt) => HTMLElement;
  choices: (view: View, bet: TableBet, text: Text<Id>) => readonly Choice<Move>[];
  /** What a spot of a finished round is paid, for each chip of the first bet. */
  pays: (view: View, spot: string, bet: TableBet) => number;
  nameOf: (spot: string, text: Text<Id>) => string;
  payRows: (text: Text<Id>, common: Text<TableWord>) => readonly PayRow[];
  rules: (text: Text<Id>) => HTMLElement[];
  result: (view: View, text: Text<Id>) => HTMLElement;
  /** Cards and moves of a round in words, for the history. */
  story: (view: View, text: Text<Id>) => readonly (readonly [string, string])[];
};

/** A table whose round goes on by the player's moves, some of which add to the stake. */
export function steppedFelt<Id extends string, Move extends object, Deal, View extends object>(
  definition: SteppedFeltDefinition<Id, Move, Deal, View>,
): Engine {
  const { game, words, nameOf, pays } = definition;
  return steppedGame<Id, TableBet, Move, Deal, View>({
    name: definition.name,
    game,
    words,
    isTable: true,
    mostSteps: 1,
    result: definition.result,
    board: (table, makeMove) => {
      const { shell } = table;
      const common = shell.translator.of(tableWords);
      const at = { ...table, common };
      const felt = createFelt(shell, common, table.changed);
      const theatre = definition.theatre(at);
      const print = definition.print(at, felt);
      print.classList.add('felt-print');
      print.setAttribute('role', 'group');
      print.setAttribute('aria-label', common('felt'));
      const acts = h('div', { class: 'table-acts', role: 'group', 'aria-label': table.word('moves') });
      acts.hidden = true;
      let isMoving = false;

      function offer(choices: readonly Choice<Move>[]): void {
        acts.replaceChildren(
          ...choices.map(({ move, label, key, cost = 0, isMain }) =>
            h(
              'button',
              {
                type: 'button',
                class: `table-act${isMain ? ' is-main' : ''}`,
                'aria-keyshortcuts': key,
                onclick: () => (isMoving ? makeMove(move) : undefined),
              },
              h('b', {}, label),
              cost > 0 ? h('span', {}, `+${shell.translator.money(felt.unit * BigInt(cost))}`) : null,
            ),
          ),
        );
        enable();
      }

      function enable(): void {
        for (const button of acts.querySelectorAll('button')) button.disabled = !isMoving;
      }

      document.addEventListener('keydown', (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
        const key = event.key.toUpperCase();
        acts.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)?.click();
      });

      return {
        element: h('div', { class: `felt felt-${definition.name}` }, theatre.element, print),
        options: [],
        selector: felt.selector,
        acts,
        bet: felt.bet,
        setChoosing: felt.setChoosing,
        setMoving: (moving) => {
          isMoving = moving;
          enable();
        },
        autoMove: (bet, view) => definition.choices(view, bet, table.text)[0]!.move,
        show: async (bet, round, isFast) => {
          if (!round) return;
          felt.lay(bet);
          await theatre.show(round.view, round.isOver, isFast);
          if (round.isOver) felt.mark((spot) => (bet.spots[spot] ? pays(round.view, spot, bet) : 0));
          offer(round.isOver ? [] : definition.choices(round.view, bet, table.text));
          table.say(theatre.told(round.view, round.isOver));
        },
      };
    },
    rules: ({ shell, text }) => {
      const common = shell.translator.of(tableWords);
      const offers = new Map(game.offers().map((offer) => [offer.name, offer]));
      return [
        ...definition.rules(text),
        h('h3', {}, common('paysTable')),
        ladderTable(
          [common('bet'), common('pays'), common('chance'), common('return')],
          definition
            .payRows(text, common)
            .map(({ name, pays: paid, spot }) => [name, paid, ...figuresOf(offers.get(spot)!)]),
        ),
      ];
    },
    summary: (view, text) => [definition.result(view, text)],
    describe: (bet, view, text, _word, { money, opening, isOver }) => {
      const placed = bet as TableBet;
      const unit = opening / BigInt(unitsOf(placed));
      const spots = Object.entries(placed.spots).map(([spot, units]) => {
        const amount = unit * BigInt(units ?? 0);
        const win = isOver ? (amount * BigInt(pays(view, spot, placed))) / 10_000n : 0n;
        return [nameOf(spot, text), win > 0n ? `${money(amount)} → ${money(win)}` : money(amount)] as const;
      });
      return [...definition.story(view, text), ...spots];
    },
  });
}

function figuresOf(offer: Offer): [string, string] {
  const percent = (of: Parameters<typeof toDecimal>[0]) => `${toDecimal({ num: of.num * 100n, den: of.den }, 2)} %`;
  return [offer.exact ? '—' : percent(winChance(offer)), percent(returnOf(offer))];
}
