import { createContext } from 'react';

/** What a page was drawn for: the server knows phones from the rest, not how wide a window is. */
export type Device = 'phone' | 'wide';

/** What the server drew this page for. Without a meaning where the browser draws it by itself. */
export const DeviceContext = createContext<Device>('wide');
