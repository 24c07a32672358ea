import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { balanceQuery } from '../../../entities/wallet/index.ts';
import { BonusPage } from '../../../features/bonus/index.ts';

export const Route = createFileRoute('/_site/member/bonusDetails')({ component: Page });

function Page() {
  const { data } = useQuery(balanceQuery);
  return <BonusPage moved={data?.version} />;
}
