import { glob } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Operation } from '../../packages/contract/src/operation.ts';
import { ROOT } from '../test/command.ts';

const CONTRACT = path.join(ROOT, 'packages/contract/src');
const BACK_OFFICE = '/api/admin/';

/** The operations of one file of the contract, by their export names. */
export type Declared = { file: string; operations: readonly (readonly [name: string, operation: Operation])[] };

/** The contract's operations for visitors and members, by file. The back office makes its calls itself. */
export async function readContract(): Promise<Declared[]> {
  const files = await Array.fromAsync(glob('*.ts', { cwd: CONTRACT }));
  const own = files.filter((file) => file !== 'index.ts' && !file.endsWith('.test.ts')).toSorted();
  const declared = await Promise.all(
    own.map(async (file) => ({ file: file.replace(/\.ts$/, ''), operations: await operationsOf(file) })),
  );
  return declared.filter(({ operations }) => operations.length > 0);
}

async function operationsOf(file: string): Promise<Declared['operations']> {
  const exports = (await import(pathToFileURL(path.join(CONTRACT, file)).href)) as Record<string, unknown>;
  return Object.entries(exports)
    .flatMap(([name, value]) => (isOperation(value) ? [[name, value] as const] : []))
    .filter(([, { path: address }]) => !address.startsWith(BACK_OFFICE));
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'access' in value;
}
