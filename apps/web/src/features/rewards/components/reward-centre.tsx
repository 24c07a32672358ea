import { useTranslate } from '@champa/i18n/react';
import { useState } from 'react';
import { FormTabs } from '../../../shared/forms/form-tabs.tsx';
import { useRewardCount } from '../../../shared/rewards.ts';
import { ClaimHall } from './claim-hall.tsx';
import { ComingRewards, PastRewards } from './reward-lists.tsx';

const views = { now: ClaimHall, coming: ComingRewards, past: PastRewards };

/** What the member can claim now, what is coming, and what became of the rest. */
export function RewardCentre() {
  const t = useTranslate();
  const count = useRewardCount();
  const [chosen, choose] = useState<keyof typeof views>('now');
  const View = views[chosen];
  return (
    <div>
      <FormTabs
        label={t('rewards_tabs')}
        chosen={chosen}
        onChoose={choose}
        tabs={[
          { value: 'now', label: count > 0 ? `${t('rewards_tab_now')} (${count})` : t('rewards_tab_now') },
          { value: 'coming', label: t('rewards_tab_coming') },
          { value: 'past', label: t('rewards_tab_past') },
        ]}
      />
      <View />
    </div>
  );
}
