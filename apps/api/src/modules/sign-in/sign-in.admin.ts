import type { ByStaff } from '../../platform/command-line.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Settings } from '../settings/index.ts';
import { phoneProviderSetting } from '../verification/index.ts';
import { SECRET_SEAL } from './providers.service.ts';
import { type SignInProviderSetting, signInProvidersSetting, type SignInRules } from './sign-in.settings.ts';

export type SignInAdmin = ReturnType<typeof createSignInAdmin>;

type Needs = {
  secrets: SecretBox;
  settings: () => Promise<Pick<SignInRules, 'signInProviders' | 'phoneProvider'>>;
  setSetting: Settings['admin']['set'];
};

/** What staff does with sign-in providers. The history of the settings keeps each change. */
export function createSignInAdmin({ secrets, settings, setSetting }: Needs) {
  return {
    providers: settings,

    /**
     * Adds a sign-in provider, or replaces the one of the same ID.
     *
     * @param secret the secret shared with it; null keeps the one that is stored
     * @throws ApiError VALIDATION, which says what is wrong with the provider
     */
    async setProvider(by: ByStaff, written: Record<string, unknown>, secret: string | null): Promise<void> {
      const { signInProviders } = await settings();
      const same = signInProviders.find(({ id }) => id === written['id']);
      const sealedSecret = secret === null ? (same?.sealedSecret ?? null) : secrets.seal(SECRET_SEAL, secret);
      const provider = { endpoints: null, ...written, sealedSecret } as SignInProviderSetting;
      const others = signInProviders.filter((each) => each !== same);
      await setSetting(by, { setting: signInProvidersSetting, value: [...others, provider] });
    },

    /** Removes a sign-in provider; what members have linked with it stays. @throws ApiError NOT_FOUND */
    async removeProvider(by: ByStaff, id: string): Promise<void> {
      const { signInProviders } = await settings();
      const others = signInProviders.filter((provider) => provider.id !== id);
      if (others.length === signInProviders.length) throw new ApiError('NOT_FOUND', { provider: id });
      await setSetting(by, { setting: signInProvidersSetting, value: others });
    },

    /** Sets the phone sign-in provider; null for none. @throws ApiError VALIDATION, which says what is wrong with it */
    setPhoneProvider: (by: ByStaff, provider: unknown): Promise<void> =>
      setSetting<unknown>(by, { setting: phoneProviderSetting, value: provider }),
  };
}
