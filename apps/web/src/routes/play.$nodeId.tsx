import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router';
import { requireSession } from '../app/guard.ts';
import { launchTarget } from '../entities/game/index.ts';
import { useOpenPopup } from '../entities/site/index.ts';
import { leaveGame } from '../entities/transfer/index.ts';
import { balanceQuery } from '../entities/wallet/index.ts';
import { GameWindow } from '../features/play/index.ts';
import { BalancePill } from '../features/wallet/index.ts';
import { refetchShown } from '../kit/api/refetch-shown.ts';
import { searchText } from '../kit/text/search-text.ts';

export const Route = createFileRoute('/play/$nodeId')({
  validateSearch: ({ trial }: Record<string, unknown>): { trial?: 1 } =>
    searchText(trial) === '1' ? { trial: 1 } : {},
  beforeLoad: requireSession,
  loader: loadAllMessages,
  component: Play,
});

function Play() {
  const { nodeId } = Route.useParams();
  const { trial } = Route.useSearch();
  const navigate = useNavigate();
  const router = useRouter();
  const openPopup = useOpenPopup();
  return (
    <GameWindow
      nodeId={nodeId}
      isTrial={trial === 1}
      balance={<BalancePill isCompact />}
      onBack={() => (router.history.canGoBack() ? router.history.back() : void navigate({ to: '/' }))}
      onHome={() => void navigate({ to: '/' })}
      onLeave={leaveGame}
      onElsewhere={(game) => {
        const target = launchTarget(game);
        if (target.kind === 'lottery')
          void navigate({ to: target.page, search: { gameCode: target.gameCode }, replace: true });
        if (target.kind === 'list')
          void navigate({ to: '/', search: { popup: 'games', about: target.vassalage }, replace: true });
      }}
      onDeposit={() => openPopup('deposit')}
      onBalanceMoved={() => void refetchShown(balanceQuery.queryKey)}
    />
  );
}
