import { expect, test } from 'vitest';
import { readStudioMessage } from './studio-message.ts';

const frameWindow = {};
const frame = { address: 'https://studio.example/launch?token=1', window: frameWindow };
const message = {
  origin: 'https://studio.example',
  source: frameWindow,
  data: { source: 'champa-studio', type: 'close' },
};

test('accepts a message of the game in the frame', () => {
  expect(readStudioMessage(message, frame)).toBe('close');
});

test.each([
  { why: 'another origin', received: { ...message, origin: 'https://evil.example' } },
  { why: 'an origin that only begins alike', received: { ...message, origin: 'https://studio.example.evil' } },
  { why: 'another window of the same origin', received: { ...message, source: {} } },
  { why: 'another sender', received: { ...message, data: { source: 'x', type: 'close' } } },
  { why: 'an unknown type', received: { ...message, data: { source: 'champa-studio', type: 'pay' } } },
  { why: 'no object', received: { ...message, data: 'close' } },
  { why: 'nothing', received: { ...message, data: null } },
])('ignores $why', ({ received }) => expect(readStudioMessage(received, frame)).toBeNull());
