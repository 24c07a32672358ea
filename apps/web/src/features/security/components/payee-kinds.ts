import type { PayeeKind } from '@champa/contract';
import type { MessageId } from '@champa/i18n';
import type { IconName } from '@champa/ui';

/** The name and icon of each kind of payee. */
export const payeeFaces = {
  BANK: { label: 'payee_bank', provider: 'payee_bank_name', number: 'payee_bank_number', icon: 'bank' },
  E_WALLET: { label: 'payee_wallet', provider: 'payee_wallet_name', number: 'payee_wallet_number', icon: 'wallet' },
  CRYPTO: { label: 'payee_crypto', provider: 'payee_network', number: 'payee_address', icon: 'coin' },
} as const satisfies Record<PayeeKind, { label: MessageId; provider: MessageId; number: MessageId; icon: IconName }>;

export const payeeKinds = Object.keys(payeeFaces) as PayeeKind[];
