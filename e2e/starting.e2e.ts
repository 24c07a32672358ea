import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { call, register } from './support/api.ts';
import { newDataDir, type Platform, removeDataDir, runBin, startPlatform } from './support/platform.ts';
import { thisPlatform } from './support/this-platform.ts';
import { PATIENT } from './support/patience.ts';
import { enterPage } from './support/windows.ts';

/** How long the first picture of a new copy may take. */
const DRAWN = { timeout: 120_000 } as const;

let dataDir: string;

beforeAll(async () => {
  dataDir = await newDataDir();
});

afterAll(() => removeDataDir(dataDir));

/** Starts a copy that ends with its test, even if the test fails. */
async function start(pictures?: 'drawn'): Promise<Platform> {
  const platform = await startPlatform(dataDir, pictures);
  onTestFinished(async () => {
    if (existsSync(`/proc/${platform.pid}`)) await platform.stop();
  });
  return platform;
}

describe('bin/start', () => {
  test(
    'keeps its data and leaves no process behind, after SIGTERM and after a kill',
    { timeout: 900_000 },
    async () => {
      const first = await start('drawn');
      const early = await register(first.siteUrl);
      await expectDrawnCovers(first.siteUrl);
      const logIn = ({ siteUrl }: Platform, { username, password }: { username: string; password: string }) =>
        call(siteUrl, 'POST', '/api/session', { username, password });
      expect(await first.stop()).toBe(0);
      await expect.poll(() => processesOn(dataDir), PATIENT).toEqual([]);

      const second = await start();
      expect(await logIn(second, early)).toMatchObject({ success: true });
      const late = await register(second.siteUrl);
      process.kill(second.pid, 'SIGKILL');
      // A killed program could not end what it had started: the next start does.
      const third = await start();
      for (const member of [early, late]) expect(await logIn(third, member)).toMatchObject({ success: true });

      const programs = await programsOn(dataDir);
      expect(programs).toHaveLength(3);
      await killDatabase(dataDir);
      await expect.poll(() => logIn(third, late).catch(() => null), PATIENT).toMatchObject({ success: true });
      expect(await programsOn(dataDir)).toEqual(programs);

      expect(await third.stop()).toBe(0);
      await expect.poll(() => processesOn(dataDir), PATIENT).toEqual([]);
    },
  );

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

  test('says in a sentence what it cannot use', async () => {
    const file = path.join(dataDir, 'a-file');
    await writeFile(file, '');
    const tries: [Record<string, string>, string][] = [
      [{ DATA_DIR: file }, `The data folder ${file} cannot be used`],
      [{ DATA_DIR: `${file}/below` }, 'a part of its path is a file'],
      [{ PORT: '70000' }, 'PORT: a port is a number from 0 to 65535'],
    ];
    for (const [environment, sentence] of tries) {
      const answer = await runBin('start', [], { PORT: '0', BACKOFFICE_PORT: '0', ...environment });
      expect(answer.code).toBe(1);
      expect(answer.stderr).toContain(sentence);
      expect(answer.stderr).not.toContain('    at ');
    }
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
  test('every command has help', async () => {
    for (const args of [['--help'], ['ledger', '--help'], ['catalogue', 'import', '--help']]) {
      const answer = await runBin('champa', args, {});
      expect(answer.code).toBe(0);
      expect(answer.stdout).toContain('Usage: champa');
    }
  });
});

/** The only check of real pictures: other copies send flat ones. */
async function expectDrawnCovers(siteUrl: string): Promise<void> {
  const page = await enterPage(null, `${siteUrl}/robots.txt`);
  // Only one of all those that the page would request.
  let avif = '';
  await page.route('**/media/**', (route, request) => {
    if (/\/covers\/\d.*-\d+\.avif$/.test(request.url())) avif ||= request.url();
    return request.url() === avif ? route.continue() : route.abort();
  });
  await page.goto(`${siteUrl}/rng`);
  await page.waitForFunction(
    () => [...document.querySelectorAll<HTMLImageElement>('main picture img')].some((cover) => cover.naturalWidth > 0),
    undefined,
    DRAWN,
  );
  await page.unroute('**/media/**');
  for (const address of [avif, avif.replace(/avif$/, 'webp')]) {
    const [, asked] = /-(\d+)\.\w+$/.exec(address)!;
    const { width, colours } = await page.evaluate(lookAt, address);
    expect(width, address).toBe(Number(asked));
    expect(colours, address).toBeGreaterThan(100);
  }
}

/** Runs in the page: a picture's width, and the number of colours in a small copy of it. */
async function lookAt(address: string): Promise<{ width: number; colours: number }> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const side = 64;
  const canvas = new OffscreenCanvas(side, side).getContext('2d')!;
  canvas.drawImage(picture, 0, 0, side, side);
  const { data } = canvas.getImageData(0, 0, side, side);
  return { width: picture.naturalWidth, colours: new Set(new Uint32Array(data.buffer)).size };
}

/** Command lines of the processes that still use a folder. */
async function processesOn(folder: string): Promise<string[]> {
  return (await runningOn(folder)).map(({ command }) => command);
}

async function runningOn(folder: string): Promise<{ pid: number; command: string }[]> {
  const found: { pid: number; command: string }[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [command, environment] = await Promise.all(
      ['cmdline', 'environ'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')),
    );
    if (Number(pid) !== process.pid && !command!.includes('vitest') && `${command}${environment}`.includes(folder))
      found.push({ pid: Number(pid), command: command!.replaceAll('\0', ' ') });
  }
  return found;
}

/** The programs of a copy: the platform, the studio and the sandbox. */
async function programsOn(folder: string): Promise<{ pid: number; command: string }[]> {
  return (await runningOn(folder)).filter(({ command }) => /(api|studio|sandbox)\/src\/main\.ts/.test(command));
}

/** Kills the server process of a copy's PostgreSQL, as its machine might for want of memory. */
async function killDatabase(folder: string): Promise<void> {
  const postgres = (await runningOn(folder)).find(({ command }) => /\/postgres -D /.test(command));
  process.kill(postgres!.pid, 'SIGKILL');
}
