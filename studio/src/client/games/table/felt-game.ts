import { type Offer, returnOf } from '../../../engines/arcade/game.ts';
import { toDecimal } from '../../../engines/fraction.ts';
import { type SpotGame, type TableBet, unitsOf, winChance } from '../../../engines/table/spot-game.ts';
import type { TableName } from '../../../protocol.ts';
import type { Text, Words } from '../../i18n/index.ts';
import { h } from '../../shell/dom.ts';
import type { Engine } from '../engine.ts';
import type { Table } from '../arcade/definition.ts';
import { instantGame } from '../arcade/instant.ts';
import { ladderTable } from '../arcade/rungs.ts';
import { createFelt, type Felt } from './felt.ts';
import { type TableWord, tableWords } from './words.ts';

export type FeltTable<Id extends string> = Table<Id> & { common: Text<TableWord> };

/** Where the result is seen: cards, dice, a wheel. */
export type Theatre<View> = {
  element: HTMLElement;
  /** The chips are placed: what can be seen before the result is known. */
  start?: () => void;
  /** The result could not be had. */
  rest?: () => void;
  reveal: (view: View, isFast: boolean) => Promise<void>;
  /** The result in words. */
  told: (view: View) => string;
};

/** A row of the table of payouts; `spot` stands for all that pay and win alike. */
export type PayRow = { name: string; pays: string; spot: string };

export type FeltDefinition<Id extends string, View extends object> = {
  name: TableName;
  game: SpotGame<View>;
  words: Words<Id>;
  theatre: (table: FeltTable<Id>) => Theatre<View>;
  /** The printed table; `felt.spot` makes its places. */
  print: (table: FeltTable<Id>, felt: Felt) => HTMLElement;
  nameOf: (spot: string, text: Text<Id>) => string;
  payRows: (text: Text<Id>, common: Text<TableWord>) => readonly PayRow[];
  /** How it is played. */
  rules: (text: Text<Id>) => HTMLElement[];
  /** A round in the row of last results. */
  result: (view: View, text: Text<Id>) => HTMLElement;
};

/** A table whose round is one deal for the chips on all its spots. */
export function feltGame<Id extends string, View extends object>(definition: FeltDefinition<Id, View>): Engine {
  const { game, words, nameOf } = definition;
  return instantGame<Id, TableBet, View>({
    name: definition.name,
    game,
    words,
    isTable: true,
    result: definition.result,
    board: (table) => {
      const common = table.shell.translator.of(tableWords);
      const at = { ...table, common };
      const felt = createFelt(table.shell, common, table.changed);
      const theatre = definition.theatre(at);
      const print = definition.print(at, felt);
      print.classList.add('felt-print');
      print.setAttribute('role', 'group');
      print.setAttribute('aria-label', common('felt'));
      return {
        element: h('div', { class: `felt felt-${definition.name}` }, theatre.element, print),
        options: [],
        selector: felt.selector,
        bet: felt.bet,
        setChoosing: felt.setChoosing,
        start: () => {
          felt.mark(null);
          theatre.start?.();
        },
        rest: () => theatre.rest?.(),
        show: async (bet, view, isFast) => {
          felt.lay(bet);
          await theatre.reveal(view, isFast);
          felt.mark((spot) => game.pays(view, spot));
          table.say(theatre.told(view));
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
          definition.payRows(text, common).map(({ name, pays, spot }) => [name, pays, ...figuresOf(offers.get(spot)!)]),
        ),
      ];
    },
    summary: (view, text) => [definition.result(view, text)],
    describe: (bet, view, text, _word, { money, opening }) => {
      const placed = bet as TableBet;
      const unit = opening / BigInt(unitsOf(placed));
      return Object.entries(placed.spots).map(([spot, units]) => {
        const amount = unit * BigInt(units ?? 0);
        const win = (amount * BigInt(game.pays(view, spot))) / 10_000n;
        return [nameOf(spot, text), win > 0n ? `${money(amount)} → ${money(win)}` : money(amount)] as const;
      });
    },
  });
}

function figuresOf(offer: Offer): [string, string] {
  const percent = (of: Parameters<typeof toDecimal>[0], digits: number) =>
    `${toDecimal({ num: of.num * 100n, den: of.den }, digits)} %`;
  return [percent(winChance(offer), 2), percent(returnOf(offer), 2)];
}
