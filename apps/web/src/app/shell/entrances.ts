import { useMember } from '../../entities/member/index.ts';
import { useSite } from '../../entities/site/index.ts';
import { useIsSignedIn } from '../../kit/api/session.ts';

/** The links of the frame that a viewer sees (specification, sections 2 and 6). */
type Entrances = { agent: boolean; vip: boolean; referral: boolean };

type Viewer = {
  isSignedIn: boolean;
  /** Undefined until it is known. */
  isAgent: boolean | undefined;
  whitelabel: Readonly<Record<string, boolean>>;
};

/**
 * Agents and visitors see the link to the agent centre, because an agent signs in behind it. Members see VIP and referral,
 * where the brand has them.
 */
export function entrancesFor({ isSignedIn, isAgent, whitelabel }: Viewer): Entrances {
  return {
    agent: !isSignedIn || isAgent === true,
    vip: isSignedIn && whitelabel['VIP'] === true,
    referral: isSignedIn && whitelabel['REFERRAL'] === true,
  };
}

export function useEntrances(): Entrances {
  const isSignedIn = useIsSignedIn();
  const { whitelabel } = useSite();
  return entrancesFor({ isSignedIn, isAgent: useMember()?.isAgent, whitelabel });
}
