/**
 * How long a connection may take, as options of Fastify. A client that sends a few bytes and then waits would otherwise
 * hold its connection for ever.
 */
export const timeLimits = {
  /** For the whole request: a picture of five megabytes over a slow mobile connection. */
  requestTimeout: 60_000,
  /** Without a byte in either direction. Live streams send a heartbeat every twenty seconds. */
  connectionTimeout: 75_000,
  /** Between two requests: longer than load balancers keep theirs, so that they close first. */
  keepAliveTimeout: 72_000,
  http: {
    headersTimeout: 10_000,
    /** How often Node looks for requests that took too long. */
    connectionsCheckingInterval: 5_000,
  },
  /** To start: on a busy machine it takes longer than Fastify's ten seconds. */
  pluginTimeout: 60_000,
} as const;
