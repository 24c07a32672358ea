import path from 'node:path';
import { ROOT } from './command.ts';

const bin = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);

const projects = [
  'tsconfig.json',
  'apps/web',
  'apps/backoffice',
  'packages/ui',
  'packages/i18n',
  'packages/api-client',
  'studio/src/client',
  'e2e',
];

type Command = readonly [command: string, ...args: string[]];

/** The static checks and builds, cheapest first. The commands of each run one after another. */
export const checks: Readonly<Record<string, readonly Command[]>> = {
  format: [[bin('oxfmt'), '--check']],
  lint: [[bin('oxlint'), '--deny-warnings']],
  boundaries: [[process.execPath, 'tools/lint/main.ts']],
  deploy: [[process.execPath, 'tools/lint/deploy.ts']],
  calls: [[process.execPath, 'tools/calls/main.ts', '--check']],
  routes: [['npm', 'run', '--silent', 'generate', '-w', '@champa/web']],
  build: [[process.execPath, 'tools/start/build.ts']],
  types: projects.map((project) => [bin('tsc'), '-p', project]),
  'dead code': [[bin('knip'), '--no-progress']],
};
