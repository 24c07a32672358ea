import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { StartError, type StartSettings } from './settings.ts';

const variables = {
  site: 'PORT',
  backoffice: 'BACKOFFICE_PORT',
  metrics: 'METRICS_PORT',
  studio: 'STUDIO_PORT',
  sandbox: 'SANDBOX_PORT',
  sandboxMail: 'SANDBOX_MAIL_PORT',
} as const;

/** Refuses to start if a port is taken, and names the port and its setting. */
export async function checkPorts({ host, ports }: StartSettings): Promise<void> {
  for (const [name, port] of Object.entries(ports) as [keyof typeof variables, number][]) {
    if (!(await isFree(host, port))) {
      const variable = variables[name];
      throw new StartError(
        `Port ${port} is taken (${name}). Stop what uses it, or choose another: ${variable}=${port + 100} bin/start`,
      );
    }
  }
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/**
 * Makes the data folder ours until we end: two copies on one folder would be two servers on one database cluster.
 *
 * @returns a function that gives it back
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw unusable(dataDir, error);
  });
  const file = path.join(dataDir, 'lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = await open(file, 'wx', 0o600);
      await handle.writeFile(String(process.pid));
      await handle.close();
      return () => rm(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(dataDir, error as NodeJS.ErrnoException);
      const owner = Number(await readFile(file, 'utf8'));
      if (isRunning(owner)) {
        throw new StartError(
          `Another copy (process ${owner}) uses ${dataDir}. Stop it, or choose another folder: DATA_DIR=… bin/start`,
        );
      }
      await rm(file, { force: true });
    }
  }
  throw new StartError(`The data folder ${dataDir} cannot be locked.`);
}

const reasons: Record<string, string> = {
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of its path is a file',
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
};

function unusable(dataDir: string, { code, message }: NodeJS.ErrnoException): StartError {
  const reason = reasons[code ?? ''] ?? message;
  return new StartError(
    `The data folder ${dataDir} cannot be used: ${reason}. Choose another folder: DATA_DIR=… bin/start`,
  );
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
