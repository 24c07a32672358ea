import { createFileRoute } from '@tanstack/react-router';
import { WalletPage } from '../../../features/transfers/dialogs.ts';

export const Route = createFileRoute('/_site/member/wallet')({ component: WalletPage });
