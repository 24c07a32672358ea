/**
 * The wire between a game client in the browser and the studio.
 *
 * Conventions
 * - Every call carries `Authorization: Bearer <session>`; the session arrives in the fragment of the play URL (`/play/#s=…`),
 *   which browsers never send, so that it reaches no log.
 * - Money is a decimal string in the currency's main unit, never a JSON number. Multipliers and rates are decimal strings too.
 * - Instants are epoch milliseconds of the studio's clock; `serverTime` lets a client work out its offset.
 * - Every money call carries a `requestId` of the client's making: a repeated click or a retry after network loss answers
 *   with the round that already exists, and never stakes twice.
 *
 * | call | request | answer |
 * |---|---|---|
 * | GET /api/game | | `Game` |
 * | POST /api/play | `SlotPlay`, `RoulettePlay` or `ArcadePlay` | `PlayAnswer` |
 * | POST /api/rounds/:id/acts | `ArcadeActRequest` | `PlayAnswer` |
 * | GET /api/rounds/:id | | `Round` |
 * | POST /api/rounds/:id/shown | | `Acknowledged` |
 * | POST /api/fairness/rotate | `RotateRequest` | `RotateAnswer` |
 * | GET /api/crash/stream | | `text/event-stream`, each `data:` line one `CrashEvent`; read it with fetch, EventSource can't send the header |
 * | POST /api/crash/bet | `CrashBetRequest` | `CrashBetAnswer` |
 * | POST /api/crash/cashout | `CrashCashoutRequest` | `CrashBetAnswer` |
 *
 * Anything but HTTP 2xx carries an `ApiError`.
 */
export * from './protocol/arcade.ts';
export * from './protocol/common.ts';
export * from './protocol/crash.ts';
export * from './protocol/game.ts';
export * from './protocol/roulette.ts';
export * from './protocol/slot.ts';
