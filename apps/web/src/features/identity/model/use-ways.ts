import type { PhoneProvider, PhoneProviderUse, SignInProvider } from '@champa/contract';
import { useQuery } from '@tanstack/react-query';
import { waysQuery } from '../api/quick-sign-in.ts';
import { hasPasskeys } from './passkey-browser.ts';

type Ways = {
  /** Whether the offered ways are still loading. */
  isPending: boolean;
  passkeys: boolean;
  providers: readonly SignInProvider[];
  phoneFor: (use: PhoneProviderUse) => PhoneProvider | null;
};

/** The ways of signing in besides passwords and codes: those that the brand offers, on its host, in this browser. */
export function useWays(): Ways {
  const { data, isPending } = useQuery(waysQuery);
  const isHere = data?.host === window.location.hostname;
  return {
    isPending,
    passkeys: isHere && data.passkeys && hasPasskeys(),
    providers: isHere ? data.providers : [],
    phoneFor: (use) => (data?.phoneProvider?.uses.includes(use) ? data.phoneProvider : null),
  };
}
