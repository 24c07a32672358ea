import { Spinner } from '@champa/ui';
import { useEffect } from 'react';
import { awaitParts } from './part-failure.ts';

/** Under a dialog that is still on its way, should it take longer than one notices. */
export function DialogWaiting() {
  useEffect(awaitParts, []);
  return (
    <div className="fixed inset-0 z-50 grid animate-late place-items-center bg-scrim text-gold">
      <Spinner size={40} />
    </div>
  );
}
