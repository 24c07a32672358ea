import { Suspense } from 'react';
import { HandOverDialog } from './dialogs.ts';
import { closeHandOver, useHandOver } from './hand-over.ts';

/** Says what became of a hand-over ticket in the address, or asks. */
export function HandOverHost() {
  const handOver = useHandOver();
  if (handOver === null) return null;
  return (
    <Suspense>
      <HandOverDialog {...handOver} onClose={closeHandOver} />
    </Suspense>
  );
}
