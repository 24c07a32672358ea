// For: idempotency keys of calls: one key asks for one thing, at one call with one content.
// Owns: schema `idempotency`: the keys of the last weeks, and a hash of what each asked for.
// Never: keep an answer, or decide whether a thing is done twice: the module that does it keeps its own keys.

export { createIdempotency } from './idempotency.module.ts';
