import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** The server's Prometheus metrics. A registry of its own, so that two servers in one test do not share them. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'champa_http_request_seconds',
      help: 'Time from a request to its answer, by operation and status',
      labelNames: ['operation', 'status'] as const,
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    callsUnderWay: new Gauge({
      name: 'champa_calls_under_way',
      help: 'Calls of the API that the server works on now',
      registers,
    }),
    refusedCalls: new Counter({
      name: 'champa_calls_refused_total',
      help: 'Calls of the API refused because as many as fit were under way',
      registers,
    }),
    walletCalls: new Counter({
      name: 'champa_wallet_calls_total',
      help: 'Calls of vendors on the wallet, by dialect, action and status',
      labelNames: ['dialect', 'action', 'status'] as const,
      registers,
    }),
    walletFaults: new Counter({
      name: 'champa_wallet_faults_total',
      help: 'Calls of vendors on the wallet that could not be carried out, by dialect: no rule of play refused them',
      labelNames: ['dialect'] as const,
      registers,
    }),
    walletWins: new Counter({
      name: 'champa_wallet_wins_total',
      help: 'Wins that vendors paid, by whether the catalogue has the game that they name',
      labelNames: ['game'] as const,
      registers,
    }),
    unreadableSettings: new Gauge({
      name: 'champa_setting_unreadable',
      help: '1 for each stored setting or definition that this program cannot read',
      labelNames: ['key'] as const,
      registers,
    }),
    replicaLag: new Gauge({
      name: 'champa_replica_lag_seconds',
      help: 'How far the replica that reports are read from is behind; NaN while it does not answer',
      registers,
    }),
    liveStreams: new Gauge({ name: 'champa_live_streams', help: 'Open live streams', registers }),
    jobs: new Counter({
      name: 'champa_jobs_total',
      help: 'Jobs run, by task and outcome',
      labelNames: ['task', 'outcome'] as const,
      registers,
    }),
    oldestJob: new Gauge({
      name: 'champa_job_oldest_seconds',
      help: 'For how long the oldest job of a task has been due, whether it waits or runs',
      labelNames: ['task'] as const,
      registers,
    }),
    failingJobs: new Gauge({
      name: 'champa_jobs_failing',
      help: 'Jobs of a task that failed three times or more and are tried again',
      labelNames: ['task'] as const,
      registers,
    }),
    givenUpJobs: new Gauge({
      name: 'champa_jobs_given_up',
      help: 'Jobs of a task that failed as often as they may and are not tried again',
      labelNames: ['task'] as const,
      registers,
    }),
  };
}
