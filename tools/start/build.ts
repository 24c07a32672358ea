import { buildApps } from './builds.ts';
import { ROOT } from './settings.ts';

// Builds the browser programs whose sources changed, like bin/start; for bin/test, whose journeys use the builds.
await buildApps(ROOT, (line) => process.stdout.write(`${line}\n`));
