import type { Numbers } from '@champa/fairness';
import * as z from 'zod/mini';
import type { SteppedGame } from '../arcade/game.ts';
import { type Multiplier, times } from '../arcade/multiplier.ts';
import { fraction } from '../fraction.ts';

export const PANELS = 9;
const ALIKE = 3;
/** A panel that does not win never lies there more often. */
const MOST_ALIKE = ALIKE - 1;

/** Tickets of a series, by what they win of their price; the rest win nothing. */
export const SERIES = 1_000_000;
export const TICKETS: readonly { multiplier: Multiplier; tickets: number }[] = [
  { multiplier: times(10_000), tickets: 2 },
  { multiplier: times(1_000), tickets: 30 },
  { multiplier: times(200), tickets: 200 },
  { multiplier: times(50), tickets: 1_500 },
  { multiplier: times(20), tickets: 5_000 },
  { multiplier: times(10), tickets: 12_000 },
  { multiplier: times(5), tickets: 30_000 },
  { multiplier: times(3), tickets: 45_000 },
  { multiplier: times(2), tickets: 80_000 },
  { multiplier: times(1), tickets: 90_000 },
];
const PRIZES = TICKETS.map(({ multiplier }) => multiplier);

export const ScratchBet = z.strictObject({});
export type ScratchBet = z.infer<typeof ScratchBet>;

/** The fields that are scratched, ascending. */
export const ScratchMove = z.strictObject({
  panels: z
    .array(z.int().check(z.minimum(0), z.maximum(PANELS - 1)))
    .check(z.refine((panels) => panels.length > 0 && panels.every((each, at) => at === 0 || each > panels[at - 1]!))),
});
export type ScratchMove = z.infer<typeof ScratchMove>;

export const ScratchView = z.object({
  /** What each scratched field shows; null while it is covered. */
  panels: z.array(z.nullable(z.int())),
  /** The prize that lies there three times, once all fields are scratched. */
  won: z.nullable(z.int()),
});
export type ScratchView = z.infer<typeof ScratchView>;

/** Nine fields under foil: a prize that lies there three times is won. The ticket is decided when it is bought. */
export const scratch: SteppedGame<ScratchBet, ScratchMove, readonly Multiplier[], ScratchView> = {
  kind: 'stepped',
  bet: ScratchBet,
  move: ScratchMove,
  view: ScratchView,
  deal: printTicket,
  stand: (ticket, _bet, moves, isLeft) => {
    const scratched = new Set<number>();
    for (const { panels } of moves) {
      if (panels.some((panel) => scratched.has(panel))) return null;
      for (const panel of panels) scratched.add(panel);
    }
    const isOver = isLeft || scratched.size === PANELS;
    const won = isOver ? prizeOf(ticket) : null;
    return {
      view: { panels: ticket.map((prize, panel) => (isOver || scratched.has(panel) ? prize : null)), won },
      multiplier: won ?? 0,
      isOver,
      canCashOut: !isOver,
    };
  },
  offers: () => [
    {
      name: 'ticket',
      prizes: TICKETS.map(({ multiplier, tickets }) => ({ multiplier, chance: fraction(tickets, SERIES) })),
    },
  ],
};

/** One ticket of the series. The fields that do not win are drawn evenly from twice each other prize: nothing is nearly won by design. */
function printTicket(numbers: Numbers): Multiplier[] {
  const place = numbers.intBelow(SERIES);
  let passed = 0;
  const won = TICKETS.find(({ tickets }) => place < (passed += tickets))?.multiplier ?? null;
  const others = PRIZES.filter((prize) => prize !== won).flatMap((prize) => Array<Multiplier>(MOST_ALIKE).fill(prize));
  const winning = won === null ? [] : Array<Multiplier>(ALIKE).fill(won);
  const rest = numbers.shuffle(others).slice(0, PANELS - winning.length);
  return numbers.shuffle([...winning, ...rest]);
}

function prizeOf(ticket: readonly Multiplier[]): Multiplier | null {
  return PRIZES.find((prize) => ticket.filter((each) => each === prize).length >= ALIKE) ?? null;
}
