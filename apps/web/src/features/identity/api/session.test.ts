import * as client from '@champa/api-client';
import { expect, test } from 'vitest';
import { queryClient } from '../../../kit/api/api.ts';
import { forgetMember } from './session.ts';

const groups = Object.entries(client).flatMap(([name, group]) => (/Calls$/.test(name) ? [group] : []));
const all = groups.flatMap((group): client.Call[] => Object.values(group));

test('who signs in next sees nothing that was loaded for the one before, of any part of the site', () => {
  for (const { id } of all) queryClient.setQueryData([id, { query: {} }], 'loaded');
  forgetMember();
  const kept = queryClient.getQueryCache().getAll();
  expect(kept.map(({ queryKey: [id] }) => id).toSorted()).toEqual(
    all.flatMap(({ id, access }) => (access === 'public' ? [id] : [])).toSorted(),
  );
  expect(kept.length).toBeGreaterThan(40);
});
