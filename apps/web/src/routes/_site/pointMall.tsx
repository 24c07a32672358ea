import { loadAllMessages } from '@champa/i18n/react';
import { createFileRoute } from '@tanstack/react-router';
import { PointMallPage } from '../../features/pages/index.ts';

export const Route = createFileRoute('/_site/pointMall')({ loader: loadAllMessages, component: PointMallPage });
