import { useTranslate } from '@champa/i18n/react';
import { useId, useState } from 'react';
import { useRewardCount } from '../../../entities/reward/index.ts';
import { FormTabs } from '../../../kit/forms/form-tabs.tsx';
import { ClaimHall } from './claim-hall.tsx';
import { ComingRewards, PastRewards } from './reward-lists.tsx';

const views = { now: ClaimHall, coming: ComingRewards, past: PastRewards };
const labels = { now: 'rewards_tab_now', coming: 'rewards_tab_coming', past: 'rewards_tab_past' } as const;

/** The member's rewards: to claim now, coming, and past. */
export function RewardCentre() {
  const t = useTranslate();
  const count = useRewardCount();
  const [chosen, choose] = useState<keyof typeof views>('now');
  const View = views[chosen];
  const panel = useId();
  return (
    <div>
      <FormTabs
        label={t('rewards_tabs')}
        chosen={chosen}
        onChoose={choose}
        panel={panel}
        tabs={[
          { value: 'now', label: count > 0 ? `${t(labels.now)} (${count})` : t(labels.now) },
          { value: 'coming', label: t(labels.coming) },
          { value: 'past', label: t(labels.past) },
        ]}
      />
      <div id={panel} role="tabpanel" aria-label={t(labels[chosen])}>
        <View />
      </div>
    </div>
  );
}
