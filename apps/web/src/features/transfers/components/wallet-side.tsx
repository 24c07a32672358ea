import { Icon, Money } from '@champa/ui';

type WalletSideProps = {
  label: string;
  name: string;
  balance: string | undefined;
  /** Given where another wallet can be chosen. */
  onChoose?: (() => void) | undefined;
};

/** One side of a move: a wallet and its balance. */
export function WalletSide({ label, name, balance, onChoose }: WalletSideProps) {
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block text-[13px] font-semibold text-muted">{label}</span>
        <span className="block truncate font-bold">{name}</span>
        {balance !== undefined && <Money value={balance} className="text-sm text-muted" />}
      </span>
      {onChoose && <Icon name="chevronDown" size={18} className="text-muted" />}
    </>
  );
  const look = 'flex min-h-20 w-full items-center gap-3 rounded-md bg-surface-2 px-4 py-3 text-start';
  if (!onChoose) return <div className={look}>{content}</div>;
  return (
    <button type="button" onClick={onChoose} className={`${look} transition-colors hover:bg-surface-3`}>
      {content}
    </button>
  );
}
