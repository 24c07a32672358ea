import { expect, test } from 'vitest';
import { deviceOf } from './device-name.ts';

const safariTail = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4';
const chromeTail = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

test.each([
  [`Mozilla/5.0 (Linux; Android 14; SM-A155F) ${chromeTail} Mobile Safari/537.36`, 'Chrome', 'Android', true],
  [
    `Mozilla/5.0 (Linux; Android 13) ${chromeTail} SamsungBrowser/25.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    true,
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${safariTail} Mobile/15E148 Safari/604.1`,
    'Safari',
    'iOS',
    true,
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 CriOS/126.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iOS',
    true,
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safariTail} Safari/605.1.15`, 'Safari', 'macOS', false],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromeTail} Safari/537.36 Edg/126.0`, 'Edge', 'Windows', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'Linux', false],
])('%s', (userAgent, browser, system, isHandheld) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, isHandheld });
});

test('an unknown user agent has no name', () => {
  for (const userAgent of ['', 'curl/8.5', '<script>']) {
    expect(deviceOf(userAgent)).toEqual({ browser: '', system: '', isHandheld: false });
  }
});
