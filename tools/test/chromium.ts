import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './command.ts';

/** The headless shell is the same engine without windows, which cost a third of the time; so it is tried first. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/**
 * A Chromium to test with: `CHROMIUM`, or one on the PATH, or Debian's, installed when we are root.
 *
 * @throws Error that says what to do when there is none
 */
export async function findChromium(): Promise<string> {
  const found = process.env['CHROMIUM'] ?? onPath();
  if (found) return found;
  if (process.getuid?.() === 0) {
    process.stdout.write('no Chromium on this machine: installing the Debian package\n');
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand('apt-get', ['update', '-qq'], quiet);
    const packages = ['chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-cjk'];
    await runCommand('apt-get', ['install', '-y', '-qq', ...packages], quiet);
    const installed = onPath();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: install the package "chromium-headless-shell" or "chromium", or name one in CHROMIUM.',
  );
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}
