import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute } from '@tanstack/react-router';
import { FairPage } from '../../../features/prizes/index.ts';

export const Route = createFileRoute('/_site/prizes/fair')({ loader: loadAllMessages, component: FairPage });
