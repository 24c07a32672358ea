import { execFile } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { journeyAreas } from '../../e2e/reach.ts';
import { readSource, type Source } from '../lint/source.ts';
import { ROOT } from './command.ts';
import { areasOf, type Graph, importGraph, reachedFrom } from './reach-graph.ts';

const run = promisify(execFile);

/** Test files by part, relative to the root. */
export type Reached = { unit: string[]; browser: string[] };

/** The tests that changes since a commit can reach: by imports, by names of the contract, by schemas of migrations. */
export async function reached(since: string): Promise<Reached> {
  const [changed, sources] = await Promise.all([changedFiles(since), readSources()]);
  const graph = importGraph(sources);
  const migrations = await Promise.all(changed.filter(isSchema).map((file) => readFile(path.join(ROOT, file), 'utf8')));
  const files = reachedFrom(changed, graph, migrations);
  if (files === 'everything') return everything(graph);
  const areas = areasOf(files);
  return {
    unit: files.filter((file) => /\.test\.tsx?$/.test(file)),
    browser: journeys(graph).filter((file) => {
      const name = path.basename(file, '.e2e.ts');
      return files.includes(file) || (journeyAreas[name] ?? []).some((area) => areas.has(area));
    }),
  };
}

function everything(graph: Graph): Reached {
  const unit = [...graph.files].filter((file) => /\.test\.tsx?$/.test(file));
  return { unit, browser: journeys(graph) };
}

function journeys(graph: Graph): string[] {
  return [...graph.files].filter((file) => file.endsWith('.e2e.ts'));
}

function isSchema(file: string): boolean {
  return file.startsWith('packages/db/migrations/') || /\/sql\/[^/]+\.sql$/.test(file);
}

/** The differences from the commit in the working tree, including untracked and deleted files. */
async function changedFiles(since: string): Promise<string[]> {
  const lines = async (...args: string[]): Promise<string[]> => {
    const { stdout } = await run('git', args, { cwd: ROOT });
    return stdout.split('\n').filter(Boolean);
  };
  const [known, unknown] = await Promise.all([
    lines('diff', '--name-only', since),
    lines('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...known, ...unknown];
}

async function readSources(): Promise<Source[]> {
  const exclude = (name: string): boolean => ['node_modules', 'dist'].includes(path.basename(name));
  const pattern = '{apps,packages,studio,sandbox,e2e,tools}/**/*.{ts,tsx}';
  const files = await Array.fromAsync(glob(pattern, { cwd: ROOT, exclude }));
  return Promise.all(files.map(async (file) => readSource(file, await readFile(path.join(ROOT, file), 'utf8'))));
}
