-- Servers that run jobs. Each raises its beat every few seconds; one whose beat stands still has died, and its jobs are freed.
-- Only the owner of the queue's tables reads and writes it.
CREATE TABLE platform.job_worker (
  pool_id    text PRIMARY KEY,
  beat       bigint NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL DEFAULT now()
);
