export { newerBalance } from './balance.ts';
export { type Call, calls } from './calls.ts';
export { type ApiClient, createClient } from './client.ts';
export { ApiError, type FailureCode } from './errors.ts';
export { newIdempotencyKey } from './idempotency.ts';
export { followLive } from './live.ts';
export { sealPayload, type Sealing } from './payload.ts';
export { callKey, callQuery, isWorthRetrying } from './queries.ts';
