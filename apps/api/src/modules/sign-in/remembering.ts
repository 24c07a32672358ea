import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { SecretBox } from '../../platform/secret-box.ts';

/** Remember-me holds for one day (specification, section 9). */
const HOLDS_HOURS = 24;

const Remembered = z.object({ name: z.string(), password: z.string(), until: z.string() });

type Device = { deviceId: string; remembered: string };

/**
 * A password that a browser keeps for a day without being able to read it: sealed by a key of the server's for this one
 * device. It opens from there only, for this account only.
 */
export function createRemembering({ secrets, clock }: { secrets: SecretBox; clock: Clock }) {
  const purposeOf = (deviceId: string): string => `remember/${deviceId}`;

  return {
    /** @returns null where the device has no name */
    seal({ deviceId }: Device, name: string, password: string): string | null {
      if (deviceId === '') return null;
      const until = clock.now().add({ hours: HOLDS_HOURS }).toString();
      return secrets.seal(purposeOf(deviceId), JSON.stringify({ name: name.toLowerCase(), password, until }));
    },

    /** @throws ApiError REMEMBERED_EXPIRED where it was sealed elsewhere, for another account, or a day ago */
    open({ deviceId, remembered }: Device, name: string): string {
      const { name: sealedName, password, until } = unseal(purposeOf(deviceId), remembered);
      const holds = sealedName === name.toLowerCase() && Temporal.Instant.compare(clock.now(), until) < 0;
      if (!holds) throw new ApiError('REMEMBERED_EXPIRED');
      return password;
    },
  };

  function unseal(purpose: string, remembered: string): z.infer<typeof Remembered> {
    try {
      return Remembered.parse(JSON.parse(secrets.open(purpose, remembered)));
    } catch {
      throw new ApiError('REMEMBERED_EXPIRED');
    }
  }
}
