import { approvalKinds, approvalThings } from '@champa/contract';
import { expect, test } from 'vitest';
import { words } from './words.ts';

test.each(Object.keys(approvalKinds))('a request of the kind %s is read in words, whatever it shows', (kind) => {
  for (const own of Object.values(words)) {
    expect(own['kinds']).toHaveProperty(kind);
    for (const thing of approvalThings[kind as keyof typeof approvalKinds] ?? [])
      expect(own['things']).toHaveProperty(thing);
  }
});
