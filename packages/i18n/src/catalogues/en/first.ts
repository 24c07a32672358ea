import { errors } from './errors.ts';
import { frame } from './frame.ts';
import { lobby } from './lobby.ts';
import { states } from './states.ts';

/** What the first screen says; it comes with it. */
export const first = { ...errors, ...frame, ...lobby, ...states };
