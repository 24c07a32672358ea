import { lazy, Suspense, useState } from 'react';
import { useRedirect } from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';
import { KeysDialog } from './keys-dialog.tsx';
import { useScreens } from './screens.ts';

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

type Shown = 'search' | 'keys' | null;

/** The keys of the console. They are those of their places on the keyboard, so they work while it writes Lao; never while somebody types. */
export function Keyboard() {
  const [shown, setShown] = useState<Shown>(null);
  const redirect = useRedirect();
  const screens = useScreens().filter(({ letter }) => letter !== null);
  const close = (): void => setShown(null);

  const isFree = shown === null;
  useHotkeys('slash', () => setShown('search'), { preventDefault: true, enabled: isFree });
  useHotkeys('shift+slash', () => setShown('keys'), { preventDefault: true, enabled: isFree });
  useHotkeys(
    screens.map(({ letter }) => `g>${letter}`),
    (_, { keys }) => {
      const pressed = keys?.at(-1);
      const screen = screens.find(({ letter }) => letter === pressed);
      if (screen) redirect(screen.path);
    },
    { enabled: isFree && screens.length > 0 },
    [screens],
  );

  return (
    <>
      {shown === 'keys' && <KeysDialog screens={screens} onClose={close} />}
      {shown === 'search' && (
        <Suspense>
          <SearchDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
