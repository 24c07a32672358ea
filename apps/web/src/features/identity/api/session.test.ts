import * as client from '@champa/api-client';
import { expect, test } from 'vitest';
import { queryClient } from '../../../kit/api/api.ts';
import { forgetMember } from './session.ts';

const groups = Object.entries(client).flatMap(([name, group]) => (/Calls$/.test(name) ? [group] : []));
const all = groups.flatMap((group): client.Call[] => Object.values(group));

test('after another member signs in, no part of the site keeps data of the one before', () => {
  for (const { id } of all) queryClient.setQueryData([id, { query: {} }], 'loaded');
  forgetMember();
  const kept = queryClient.getQueryCache().getAll();
  expect(kept.map(({ queryKey: [id] }) => id).toSorted()).toEqual(
    all.flatMap(({ id, access }) => (access === 'public' ? [id] : [])).toSorted(),
  );
  expect(kept.length).toBeGreaterThan(40);
});
