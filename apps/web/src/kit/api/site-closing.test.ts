import { type ApiClient, ApiError, siteCalls } from '@champa/api-client';
import { expect, test, vi } from 'vitest';
import { onSiteClosed, tellingClosure } from './site-closing.ts';

function refusing(error: unknown): ApiClient {
  return tellingClosure({ call: () => Promise.reject(error), seal: () => Promise.resolve('') });
}

test.each(['SITE_MAINTENANCE', 'REGION_BLOCKED'] as const)('%s means that the site has closed', async (code) => {
  const listener = vi.fn<() => void>();
  const stop = onSiteClosed(listener);
  await expect(refusing(new ApiError(code, 503, '')).call(siteCalls.permission, {})).rejects.toMatchObject({ code });
  expect(listener).toHaveBeenCalledOnce();
  stop();
  await expect(refusing(new ApiError(code, 503, '')).call(siteCalls.permission, {})).rejects.toMatchObject({ code });
  expect(listener).toHaveBeenCalledOnce();
});

test('any other refusal does not mean it', async () => {
  const listener = vi.fn<() => void>();
  const stop = onSiteClosed(listener);
  await expect(refusing(new ApiError('NOT_FOUND', 404, '')).call(siteCalls.permission, {})).rejects.toThrow();
  await expect(refusing(new Error('bug')).call(siteCalls.permission, {})).rejects.toThrow('bug');
  expect(listener).not.toHaveBeenCalled();
  stop();
});
