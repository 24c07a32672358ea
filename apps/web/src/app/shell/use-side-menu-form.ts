import { use, useSyncExternalStore } from 'react';
import { DeviceContext } from '../../kit/browser/device.ts';
import type { SideMenuForm } from './side-menu-item.tsx';

/** Minimum widths, as the theme's `md` and `xl`. */
const rail = '(min-width: 48rem)';
const full = '(min-width: 80rem)';

/**
 * The form of the side menu that fits the screen. A page rendered on the server, which knows no widths, has both forms for
 * all devices but phones, and shows the one that fits.
 */
export function useSideMenuForm(): SideMenuForm | 'both' | null {
  const device = use(DeviceContext);
  return useSyncExternalStore(subscribe, formOfScreen, () => (device === 'phone' ? null : 'both'));
}

function formOfScreen(): SideMenuForm | null {
  if (matchMedia(full).matches) return 'full';
  return matchMedia(rail).matches ? 'rail' : null;
}

function subscribe(listener: () => void): () => void {
  const widths = [matchMedia(rail), matchMedia(full)];
  for (const width of widths) width.addEventListener('change', listener);
  return () => {
    for (const width of widths) width.removeEventListener('change', listener);
  };
}
