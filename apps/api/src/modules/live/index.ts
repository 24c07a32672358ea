// For: the members' live stream of events.
// Owns: schema `live`: one-use tickets.
// Never: carry what a page could not ask for again: an event may be lost.

export { createLive } from './live.module.ts';
