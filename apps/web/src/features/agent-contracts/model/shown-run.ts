import type { AgentRun } from '@champa/contract';
import { formatDecimal, parseAmount, shownAmount, shownParts } from '@champa/money';

type Sums = Pick<AgentRun, 'gross' | 'adjusted' | 'carriedIn' | 'due' | 'paidDown' | 'net' | 'state'>;

/** A period whose parts add up to what is due as it is shown, and what is due less what is passed on to the net. */
export function shownRun<Run extends Sums>(run: Run): Run {
  const parts = [run.gross, run.adjusted, run.carriedIn].map(parseAmount);
  const [gross, adjusted, carriedIn] = shownParts(parts).map(formatDecimal);
  const due = shownAmount(parseAmount(run.due));
  const paidDown = shownAmount(parseAmount(run.paidDown));
  const net = (run.state === 'paid' ? due : 0n) - paidDown;
  return {
    ...run,
    gross,
    adjusted,
    carriedIn,
    due: formatDecimal(due),
    paidDown: formatDecimal(paidDown),
    net: formatDecimal(net),
  };
}
