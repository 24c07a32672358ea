import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

/** The names in expressions; a histogram's are told by their parts. */
function metricsIn(text: string): string[] {
  const names = text.match(/\b(?:champa|nodejs|process)_\w+/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/(?<=_seconds)_(?:bucket|count|sum)$/, '')))];
}

test.each(['deploy/prometheus/champa.rules.yml', 'deploy/grafana/champa.json'])(
  '%s asks for metrics that the server has',
  async (file) => {
    const had = new Set((await createMetrics().registry.getMetricsAsJSON()).map(({ name }) => name));
    const asked = metricsIn(await read(file));
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((name) => !had.has(name))).toEqual([]);
  },
);

test('the handbook tells what each metric of ours means, and what to do at each alarm', async () => {
  const handbook = await read('docs/OPERATING.md');
  const ours = (await createMetrics().registry.getMetricsAsJSON()).filter(({ name }) => name.startsWith('champa_'));
  expect(ours.map(({ name }) => name).filter((name) => !handbook.includes(`| \`${name}\``))).toEqual([]);

  const rules = await read('deploy/prometheus/champa.rules.yml');
  const alarms = Array.from(rules.matchAll(/- alert: (\w+)/g), ([, name]) => name!);
  expect(alarms.length).toBeGreaterThan(5);
  expect(alarms.filter((name) => !handbook.includes(`\n**${name}**`))).toEqual([]);
});
