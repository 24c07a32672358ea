import { buildApps } from './builds.ts';
import { ROOT } from './settings.ts';

// Builds the browser programs whose sources changed, as bin/start does; for bin/test, whose journeys run what is built.
await buildApps(ROOT, (line) => process.stdout.write(`${line}\n`));
