import { loadAllMessages } from '@champa/i18n/react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy } from 'react';
import { useHasContracts } from '../entities/contract/index.ts';
import { useMember } from '../entities/member/index.ts';
import { signOut } from '../features/identity/index.ts';
import { whenOnline } from '../kit/browser/when-online.ts';

const ContractRequests = lazy(async () => {
  const [contracts] = await whenOnline(() =>
    Promise.all([import('../features/agent-contracts/dialogs.ts'), loadAllMessages()]),
  );
  return { default: contracts.ContractRequests };
});

const PlayGuard = lazy(async () => {
  const [limits] = await whenOnline(() => Promise.all([import('../features/limits/dialogs.ts'), loadAllMessages()]));
  return { default: limits.PlayGuard };
});

/** Pages where members pay in or withdraw. */
const paymentPages = /^\/(?:wallet\/deposit|member\/(?:depositv2|withdraw))(?:\/|$)/;

/** Times a member's session, and asks for their answer to contracts on every page but those of payments. */
export function MemberGuards() {
  const member = useMember();
  const hasContracts = useHasContracts();
  const navigate = useNavigate();
  const isPaying = useLocation({
    select: ({ pathname, search }) => paymentPages.test(pathname) || ('popup' in search && search.popup === 'deposit'),
  });
  if (!member || member.isTrial) return null;
  return (
    <>
      <PlayGuard
        memberId={member.id}
        isPaying={isPaying}
        onSignOut={() => void signOut().then(() => navigate({ to: '/' }))}
        onLimits={() => void navigate({ to: '/member/limits' })}
      />
      {hasContracts && !isPaying && <ContractRequests />}
    </>
  );
}
