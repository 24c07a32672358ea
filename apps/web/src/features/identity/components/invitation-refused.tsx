import type { ApiError } from '@champa/api-client';
import { useTranslate } from '@champa/i18n/react';
import { Button, Notice } from '@champa/ui';
import { useDescribeError } from '../../../kit/api/describe-error.ts';
import { leaveInvitation } from '../api/registration.ts';

/** Says why the visitor's link cannot be used, and offers registration without it. */
export function InvitationRefused({ refusal, onLeave }: { refusal: ApiError; onLeave: () => void }) {
  const t = useTranslate();
  const describe = useDescribeError();
  return (
    <div className="flex flex-col gap-2.5">
      <Notice kind="error">{describe(refusal)}</Notice>
      <Button
        kind="outline"
        wide
        onClick={() => {
          leaveInvitation();
          onLeave();
        }}
      >
        {t('invite_without')}
      </Button>
    </div>
  );
}
