export { precompress } from './precompress.ts';
export { type Bundle, neededBy, weigh } from './weigh.ts';
