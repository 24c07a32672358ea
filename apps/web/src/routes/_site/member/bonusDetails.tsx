import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { BonusPage } from '../../../features/bonus/index.ts';
import { balanceQuery } from '../../../shared/balance.ts';

export const Route = createFileRoute('/_site/member/bonusDetails')({ component: Page });

function Page() {
  const { data } = useQuery(balanceQuery);
  return <BonusPage moved={data?.version} />;
}
