import type { FastifyInstance } from 'fastify';
import type { Config } from './platform/config.ts';
import type { Clock } from './platform/clock.ts';
import type { Pool } from './platform/database.ts';
import type { ExportList } from './platform/export-list.ts';
import type { Forget } from './platform/forget.ts';
import type { Job } from './platform/jobs.ts';
import type { LiveHub } from './platform/live.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { PlannedKind } from './platform/plan-kind.ts';

/** The dependencies of every module. */
export type Deps = {
  config: Config;
  pool: Pool;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  live: LiveHub;
};

/** The parts that a module may add to the program; each is optional. */
export type Module = {
  name: string;
  /** Routes of the site's server. */
  routes?: (app: FastifyInstance) => void | Promise<void>;
  /** Routes of the back office's server, which listens on a port of its own. */
  adminRoutes?: (app: FastifyInstance) => void | Promise<void>;
  /** What it keeps of one member, as JSON: a member may ask for all of it by law. */
  personalData?: (memberId: string) => Promise<object>;
  /** What becomes of that when a member is anonymised. */
  forget?: Forget;
  /** Its lists of the console that can be written into a file. */
  exports?: readonly ExportList[];
  /** What staff plans by a form of the console. */
  plans?: readonly PlannedKind[];
  jobs?: readonly Job[];
  /** Before the first request. */
  start?: () => Promise<void>;
  /** The server will stop after so long, and takes calls until then: what stays open goes elsewhere. */
  drain?: (withinMs: number) => void;
  /** After the last answer: finishes work in progress. */
  stop?: () => Promise<void>;
};
