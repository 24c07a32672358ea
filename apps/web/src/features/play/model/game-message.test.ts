import { expect, test } from 'vitest';
import { readGameMessage } from './game-message.ts';

const frameWindow = {};
const frame = { address: 'https://studio.example/launch?token=1', window: frameWindow, site: 'https://champa.example' };
const message = {
  origin: 'https://studio.example',
  source: frameWindow,
  data: { source: 'champa-studio', type: 'close' },
};

test('accepts a message of the game in the frame', () => {
  expect(readGameMessage(message, frame)).toBe('close');
});

test('accepts a message of our own site where the game has led its frame home', () => {
  const home = {
    ...message,
    origin: 'https://champa.example',
    data: { source: 'champa-site', type: 'leftForDeposit' },
  };
  expect(readGameMessage(home, frame)).toBe('leftForDeposit');
});

test.each([
  { why: 'the game in the site’s name', received: { ...message, data: { source: 'champa-site', type: 'close' } } },
  { why: 'the site in the game’s name', received: { ...message, origin: 'https://champa.example' } },
  { why: 'another origin', received: { ...message, origin: 'https://evil.example' } },
  { why: 'an origin that only begins alike', received: { ...message, origin: 'https://studio.example.evil' } },
  { why: 'another window of the same origin', received: { ...message, source: {} } },
  { why: 'another sender', received: { ...message, data: { source: 'x', type: 'close' } } },
  { why: 'an unknown type', received: { ...message, data: { source: 'champa-studio', type: 'pay' } } },
  { why: 'no object', received: { ...message, data: 'close' } },
  { why: 'nothing', received: { ...message, data: null } },
])('ignores $why', ({ received }) => expect(readGameMessage(received, frame)).toBeNull());
