import { createFileRoute } from '@tanstack/react-router';
import { TransferFundPage } from '../../../features/transfers/dialogs.ts';

export const Route = createFileRoute('/_site/member/transferFund')({ component: TransferFundPage });
