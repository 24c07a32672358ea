import { expect, test } from 'vitest';
import { decryptPath, encryptPath } from './customer-service-path.ts';

const path = 'https://t.me/champa?text=ສະບາຍດີ&lang=lo';

test('a decrypted path is the original one, for the same merchant', async () => {
  expect(await decryptPath(await encryptPath(path, 'champa'), 'champa')).toBe(path);
  await expect(decryptPath(await encryptPath(path, 'champa'), 'another')).rejects.toThrow();
});

test('the encrypted path reveals nothing of the path, and fits into a URL', async () => {
  const sealed = await encryptPath(path, 'champa');
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(sealed).not.toContain(btoa(path.slice(0, 12)).slice(0, 8));
  expect(await encryptPath(path, 'champa')).not.toBe(sealed);
});

test.each(['', 'AAAA', 'not base64 at all!', '…'])('refuses what was not encrypted: %j', async (forged) => {
  await expect(decryptPath(forged, 'champa')).rejects.toThrow();
});

test('refuses a path that was changed', async () => {
  const sealed = await encryptPath(path, 'champa');
  const changed = `${sealed.slice(0, -3)}${sealed.at(-3) === 'A' ? 'B' : 'A'}${sealed.slice(-2)}`;
  await expect(decryptPath(changed, 'champa')).rejects.toThrow();
});
