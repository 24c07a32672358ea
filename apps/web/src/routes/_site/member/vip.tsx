import { createFileRoute } from '@tanstack/react-router';
import { VipPage } from '../../../features/vip/dialogs.ts';

export const Route = createFileRoute('/_site/member/vip')({ component: VipPage });
