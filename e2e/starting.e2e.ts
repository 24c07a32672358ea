import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, register } from './support/api.ts';
import { newDataDir, type Platform, removeDataDir, runBin, startPlatform } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await newDataDir();
});

afterAll(() => removeDataDir(dataDir));

describe('bin/start', () => {
  test('keeps what was there and leaves no process behind, ended by SIGTERM or killed', async () => {
    const first = await startPlatform(dataDir);
    const early = await register(first.siteUrl);
    const logIn = ({ siteUrl }: Platform, { username, password }: { username: string; password: string }) =>
      call(siteUrl, 'POST', '/api/session', { username, password });
    expect(await first.stop()).toBe(0);
    expect(await processesOn(dataDir)).toEqual([]);

    const second = await startPlatform(dataDir);
    expect(await logIn(second, early)).toMatchObject({ success: true });
    const late = await register(second.siteUrl);
    process.kill(second.pid, 'SIGKILL');
    // What was killed could not end what it had started: the next one does.
    const third = await startPlatform(dataDir);
    for (const member of [early, late]) expect(await logIn(third, member)).toMatchObject({ success: true });
    expect(await third.stop()).toBe(0);
    expect(await processesOn(dataDir)).toEqual([]);
  });

  test('says which port is taken and how to choose another', async () => {
    const taken = createServer().listen(0, '0.0.0.0');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    const answer = await runBin('start', [], { PORT: String(port), DATA_DIR: `${dataDir}/other` });
    taken.close();
    expect(answer.code).toBe(1);
    expect(answer.stderr).toContain(`Port ${port} is taken`);
    expect(answer.stderr).toContain('PORT=');
  });

  test('refuses the data folder of a running copy', async () => {
    const { environment } = thisPlatform();
    const answer = await runBin('start', [], {
      DATA_DIR: environment['DATA_DIR']!,
      PORT: '0',
      BACKOFFICE_PORT: '0',
      STUDIO_PORT: '0',
      SANDBOX_PORT: '0',
    });
    expect(answer.code).toBe(1);
    expect(answer.stderr).toContain('Another copy');
  });
});

describe('bin/champa', () => {
  test('explains itself everywhere', async () => {
    for (const args of [
      ['--help'],
      ['vendor', '--help'],
      ['vendor', 'add', '--help'],
      ['catalogue', 'import', '--help'],
      ['ledger', '--help'],
    ]) {
      const answer = await runBin('champa', args, {});
      expect(answer.code).toBe(0);
      expect(answer.stdout).toContain('Usage: champa');
    }
  });

  test('finds the ledger of the running copy sound', async () => {
    const answer = await runBin('champa', ['ledger', 'verify'], thisPlatform().environment);
    expect(answer).toMatchObject({ code: 0 });
    expect(answer.stdout).toMatch(/all \d+ rules hold/);
  });
});

/** Command lines of the processes that still work on a folder. */
async function processesOn(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [command, environment] = await Promise.all(
      ['cmdline', 'environ'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
    );
    if (Number(pid) !== process.pid && !command!.includes('vitest') && `${command}${environment}`.includes(folder))
      found.push(command!);
  }
  return found;
}
