export { createLive } from './live.module.ts';
