import { createFileRoute } from '@tanstack/react-router';
import { RebatePage } from '../../../features/rebate/index.ts';

export const Route = createFileRoute('/_site/member/manualRebate')({ component: RebatePage });
