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
  const screens = useScreens().flatMap((screen) => (screen.keys === null ? [] : [{ ...screen, keys: screen.keys }]));
  const close = (): void => setShown(null);

  useHotkeys('slash', () => setShown('search'), { preventDefault: true, ignoreEventWhen: somethingIsAsked });
  useHotkeys('shift+slash', () => setShown('keys'), { preventDefault: true, ignoreEventWhen: somethingIsAsked });
  useHotkeys(
    screens.map(({ keys }) => sequenceOf(keys)),
    ({ ctrlKey, metaKey, altKey }, { keys: pressed = [] }) => {
      // The library asks neither of a sequence.
      if (ctrlKey || metaKey || altKey || somethingIsAsked()) return;
      const screen = screens.find(({ keys }) => sequenceOf(keys) === pressed.join('>'));
      if (screen) redirect(screen.path);
    },
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

const sequenceOf = (keys: string): string => ['g', ...keys].join('>');

/** A dialog or a menu is open: what it asks comes first. */
const somethingIsAsked = (): boolean => document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null;
