import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { agentGroups, agentPages, offeredAgentPages, thumbPages } from './agent-pages.ts';

const routes = path.resolve(import.meta.dirname, '../../../routes/_agent');
const switches = ['AGENTDIVIDEND', 'AGENTDAILYWAGE', 'AGENTHOURSALARY', 'AGENTREALTIMESALARY'];
const allOn = Object.fromEntries(switches.map((name) => [name, true]));

test('every page of the agent centre is in its navigation once, and every link has a page', async () => {
  const files = await Array.fromAsync(glob('**/*.tsx', { cwd: routes }));
  const addresses = files.map((file) => `/${file.replace('.tsx', '')}`).filter((each) => each !== '/agent/index');
  expect(agentPages.map((page) => page.path).toSorted()).toEqual(addresses.toSorted());
});

test('pages of dividends and salaries are offered only with their switch on', () => {
  expect(offeredAgentPages(allOn)).toHaveLength(agentPages.length);
  for (const name of switches) {
    const missing = offeredAgentPages({ ...allOn, [name]: false });
    const left = agentPages.filter((page) => !missing.includes(page)).map((page) => 'needs' in page && page.needs);
    expect(left).toEqual([name]);
  }
  expect(offeredAgentPages({})).toHaveLength(agentPages.length - switches.length);
});

test('the bottom navigation has four pages that depend on no switch, and room for the link to all', () => {
  expect(thumbPages(offeredAgentPages({})).map((page) => page.path)).toEqual([
    '/agentHome',
    '/agent/agentTeamOverview',
    '/agent/downlineManagmentView',
    '/agent/agentRevenueReport',
  ]);
});

test('every group has pages, so that no heading is empty', () => {
  for (const group of agentGroups) {
    expect(offeredAgentPages({}).some((page) => page.group === group)).toBe(true);
  }
});
