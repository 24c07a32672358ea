import { expect, test } from 'vitest';
import { otherLoopback } from './loopback.ts';

test('a server of this machine has a second name; one that other devices reach has none', () => {
  expect(otherLoopback('http://localhost:8080')).toBe('http://127.0.0.1:8080');
  expect(otherLoopback('http://127.0.0.1:8082/play')).toBe('http://localhost:8082');
  expect(otherLoopback('http://192.168.1.20:8080')).toBeNull();
  expect(otherLoopback('https://champa.example')).toBeNull();
});
