import { HandOverDialog } from './dialogs.ts';
import { closeHandOver, useHandOver } from './hand-over.ts';

/** Says what became of a hand-over ticket in the address, or asks. */
export function HandOverShown() {
  const handOver = useHandOver();
  return handOver && <HandOverDialog {...handOver} onClose={closeHandOver} />;
}
