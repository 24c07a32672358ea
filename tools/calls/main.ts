import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../test/command.ts';
import { readContract } from './operations.ts';
import { writeCalls } from './write-calls.ts';

// Generates the browser's calls from the contract. With --check it only lists files that are out of date.
const FOLDER = path.join(ROOT, 'packages/api-client/src/calls');

const wanted = writeCalls(await readContract());
await mkdir(FOLDER, { recursive: true });
const there = await readdir(FOLDER);
const texts = new Map(
  await Promise.all(there.map(async (file) => [file, await readFile(path.join(FOLDER, file), 'utf8')] as const)),
);
const stale = [...new Set([...wanted.keys(), ...there])].filter((file) => wanted.get(file) !== texts.get(file));

if (process.argv.includes('--check')) {
  for (const file of stale) process.stdout.write(`packages/api-client/src/calls/${file} is not of this contract\n`);
  if (stale.length > 0) process.stdout.write('Write them anew: npm run generate -w @champa/api-client\n');
  process.exit(stale.length > 0 ? 1 : 0);
}
for (const file of stale) {
  const text = wanted.get(file);
  if (text === undefined) await rm(path.join(FOLDER, file));
  else await writeFile(path.join(FOLDER, file), text);
}
process.stdout.write(`${wanted.size} files, ${stale.length} written anew\n`);
