import { createContext } from 'react';

/**
 * The kind of device that a page was rendered for: the server can tell phones from other devices, but does not know a
 * window's width.
 */
export type Device = 'phone' | 'wide';

/** The kind of device that the server rendered this page for. Not used where the browser renders it. */
export const DeviceContext = createContext<Device>('wide');
