import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute } from '@tanstack/react-router';
import { PrizesPage } from '../../../features/prizes/index.ts';

export const Route = createFileRoute('/_site/prizes/')({ loader: loadAllMessages, component: PrizesPage });
