import { useTranslate } from '@champa/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../../entities/member/index.ts';
import { LoadFailure } from '../../../kit/lists/load-failure.tsx';
import { IconChooser } from './icon-chooser.tsx';
import { PanelFrame, PanelSkeleton, WithOverview } from './panel-frame.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The member's profile: their icon and fields. */
export function ProfilePage() {
  const t = useTranslate();
  const { data, isError, refetch } = useQuery(profileQuery);
  return (
    <div className="flex flex-col gap-7">
      <PanelFrame title={t('profile_icon')} text={t('profile_icon_text')}>
        <IconChooser />
      </PanelFrame>
      <PanelFrame title={t('profile_data')} text={t('profile_data_text')}>
        {data ? (
          <WithOverview>{({ proofs }) => <ProfileForm profile={data} ways={proofs.personal} />}</WithOverview>
        ) : isError ? (
          <LoadFailure onRetry={() => void refetch()} />
        ) : (
          <PanelSkeleton lines={5} />
        )}
      </PanelFrame>
    </div>
  );
}
