import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@champa/db/postgres';

/** A store of the S3 protocol. Its one account has this name, and this secret. */
export type S3Server = { url: string; stop: () => Promise<void> };
export const S3_ACCOUNT = 'S3RVER';

/** It has a lockfile of its own, so that nobody else waits for its packages. */
const FOLDER = path.resolve(import.meta.dirname, '../../../../../../tools/s3rver');
const PROGRAM = path.join(FOLDER, 'node_modules/s3rver/bin/s3rver.js');

export async function startS3Server(bucket: string): Promise<S3Server> {
  await access(PROGRAM).catch(() =>
    promisify(execFile)('npm', ['ci', '--workspaces=false', '--loglevel=error'], { cwd: FOLDER }),
  );
  const data = await mkdtemp(path.join(tmpdir(), 'champa-s3-'));
  const port = await freePort();
  const options = [
    '-d',
    data,
    '-a',
    '127.0.0.1',
    '-p',
    String(port),
    '--no-vhost-buckets',
    '-s',
    '--configure-bucket',
    bucket,
  ];
  const child = spawn(process.execPath, ['--no-deprecation', PROGRAM, ...options], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/${bucket}`;
  while (child.exitCode === null && !(await fetch(url).catch(() => null))) await sleep(50);
  if (child.exitCode !== null) throw new Error('the S3 server ended before it listened');
  return {
    url,
    stop: async () => {
      if (child.exitCode === null && child.kill()) await once(child, 'exit');
      await rm(data, { recursive: true, force: true });
    },
  };
}
