import { Spinner } from '@champa/ui';
import { useEffect } from 'react';
import { awaitParts } from './part-failure.ts';

/** Shown when a dialog takes noticeably long to load. */
export function DialogWaiting() {
  useEffect(awaitParts, []);
  return (
    <div className="fixed inset-0 z-50 grid animate-late place-items-center bg-scrim text-gold">
      <Spinner size={40} />
    </div>
  );
}
