import { Spinner } from '@champa/ui';

/** Under a dialog that is still on its way, should it take longer than one notices. */
export function DialogWaiting() {
  return (
    <div className="fixed inset-0 z-50 grid animate-late place-items-center bg-scrim text-gold">
      <Spinner size={40} />
    </div>
  );
}
