import { useTranslate } from '@champa/i18n/react';
import type { WithdrawSearch } from '../model/withdraw-search.ts';
import { WithdrawPanel } from './withdraw-panel.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';
import { WithdrawalView } from './withdrawal-view.tsx';

type WithdrawPageProps = {
  search: WithdrawSearch;
  onOpen: (id: string) => void;
  /** Back to the form and the list. */
  onClose: () => void;
  onDispute: (isOpen: boolean) => void;
  onPage: (page: number) => void;
};

/** Withdrawals: the form with past ones, or one of them, live. */
export function WithdrawPage({ search, onOpen, onClose, onDispute, onPage }: WithdrawPageProps) {
  const t = useTranslate();
  const { withdrawal, dispute, page = 1 } = search;
  return (
    <section aria-label={t('withdraw')} className="flex flex-col gap-8">
      {withdrawal === undefined ? (
        <>
          <WithdrawPanel onAsked={onOpen} />
          <WithdrawalList page={page} onOpen={onOpen} onPage={onPage} />
        </>
      ) : (
        <WithdrawalView
          key={withdrawal}
          id={withdrawal}
          isDisputing={dispute === 1}
          onDispute={onDispute}
          onClose={onClose}
        />
      )}
    </section>
  );
}
