import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute } from '@tanstack/react-router';
import { LotteryPage, parseLotterySearch } from '../../features/lottery/index.ts';
import { requireSession } from '../../shared/guard.ts';

export const Route = createFileRoute('/_site/vnLottery')({
  validateSearch: parseLotterySearch,
  beforeLoad: requireSession,
  loader: loadAllMessages,
  staticData: { hasFooter: false },
  component: Page,
});

function Page() {
  const { gameCode, view = 'bet' } = parseLotterySearch(Route.useSearch());
  return <LotteryPage kind="VN" gameCode={gameCode} view={view} />;
}
