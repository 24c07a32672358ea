import path from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routesConfig } from '../vite/routes.ts';

/** Writes the route tree as a build does, so that types can be checked in a clone that was never built. */
const root = path.resolve(import.meta.dirname, '..');
await new Generator({ config: getConfig(routesConfig, root), root }).run();
