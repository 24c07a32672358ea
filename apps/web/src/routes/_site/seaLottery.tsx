import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '../../app/guard.ts';
import { LotteryPage, parseLotterySearch } from '../../features/lottery/index.ts';

export const Route = createFileRoute('/_site/seaLottery')({
  validateSearch: parseLotterySearch,
  beforeLoad: requireSession,
  loader: loadAllMessages,
  staticData: { hasFooter: false },
  component: Page,
});

function Page() {
  return <LotteryPage kind="SEA" {...parseLotterySearch(Route.useSearch())} />;
}
