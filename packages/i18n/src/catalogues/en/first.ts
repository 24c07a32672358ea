import { errors } from './errors.ts';
import { frame } from './frame.ts';
import { lobby } from './lobby.ts';
import { states } from './states.ts';

/** The messages of the first screen, loaded with it. */
export const first = { ...errors, ...frame, ...lobby, ...states };
