import { type AdminReview, adminReviewDecision, adminReviews, applicationActs } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { List, useTranslate } from 'react-admin';
import { MemberLink, TimeField, WordField } from '../../kit/fields.tsx';
import { useFormats } from '../../kit/formats.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'reviews',
  group: 'promotions',
  order: 42,
  capability: 'promotions',
  title: 'id',
  words,
  list: ReviewList,
  readOn: ({ page }) => call(adminReviews, { query: page }),
};

/** Rewards that wait for staff, decided in the list. */
function ReviewList() {
  const language = useLanguage();
  const rewardOf = useReward();
  return (
    <List actions={<ListActions />} perPage={25}>
      <ListTable>
        <MemberLink source="username" />
        <WordField
          source="promotion"
          word={({ promotion, title }: AdminReview) => title[language] ?? title.en ?? promotion}
        />
        <WordField source="reward" word={rewardOf} />
        <TimeField source="at" />
        <WordField source="decision" word={(one: AdminReview) => <Decisions one={one} name={rewardOf(one)} />} />
      </ListTable>
    </List>
  );
}

function useReward(): (one: AdminReview) => string {
  const translate = useTranslate();
  const { money, count } = useFormats();
  return ({ reward }) => {
    const word = translate(`resources.applications.kinds.${reward.kind}`);
    if ('amount' in reward) return `${word}: ${money(parseAmount(reward.amount))} ${reward.currency}`;
    const number =
      reward.kind === 'points' ? reward.points : reward.kind === 'tickets' ? reward.tickets : reward.rounds;
    return `${word}: ${count(number)}`;
  };
}

function Decisions({ one: { id, username }, name }: { one: AdminReview; name: string }) {
  return applicationActs.map((act) => (
    <ReasonButton
      key={act}
      label={`resources.applications.acts.${act}`}
      danger={act === 'reject'}
      effect={`resources.reviews.effects.${act}`}
      name={`${username}, ${name}`}
      operation={adminReviewDecision}
      act={(reason) => call(adminReviewDecision, { params: { id }, body: { act, reason } })}
    />
  ));
}
