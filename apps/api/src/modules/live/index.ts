// For: the members' live stream of events.
// Owns: schema `live`: one-use tickets.
// Never: carry data that a page could not query again: an event may be lost.

export { createLive } from './live.module.ts';
export { LiveStream } from './live-stream.ts';
