import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { OfferChoice } from '../../../../features/bonus/index.ts';
import { searchText } from '../../../../shared/search-text.ts';
import { DepositPage } from '../../../../features/wallet/dialogs.ts';

export const Route = createFileRoute('/_site/_own/wallet/deposit')({
  validateSearch: ({ returned }: Record<string, unknown>): { returned?: 1 } =>
    searchText(returned) === '1' ? { returned: 1 } : {},
  component: Page,
});

function Page() {
  const navigate = useNavigate();
  const { returned } = Route.useSearch();
  return (
    <DepositPage
      isReturning={returned === 1}
      offers={(choice) => <OfferChoice {...choice} />}
      onDone={() => void navigate({ to: '/' })}
    />
  );
}
