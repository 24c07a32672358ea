import { createFileRoute } from '@tanstack/react-router';
import { TransferUplinePage } from '../../../features/transfers/dialogs.ts';

export const Route = createFileRoute('/_site/member/transferUpline')({ component: TransferUplinePage });
