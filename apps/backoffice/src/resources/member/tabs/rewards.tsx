import type { AdminAward, AdminGift } from '@champa/contract';
import { parseAmount } from '@champa/money';
import { TextField, useTranslate } from 'react-admin';
import { TimeField, WordField } from '../../../kit/fields.tsx';
import { useFormats } from '../../../kit/formats.ts';
import { RowsOf } from '../../../kit/rows-of.tsx';
import { Section } from '../../../kit/section.tsx';
import { useLanguage } from '../../../providers/language.ts';

/** What the member was given, and what promotions judged. */
export function Rewards() {
  const language = useLanguage();
  const translate = useTranslate();
  const { money, count } = useFormats();
  const content = ({ kind, amount, currency, number }: AdminGift): string =>
    [
      translate(`resources.memberGifts.kinds.${kind}`),
      amount === null ? number && count(number) : money(parseAmount(amount)),
      currency,
    ]
      .filter((part) => part !== null)
      .join(' ');
  return (
    <>
      <Section title="resources.memberGifts.name">
        <RowsOf list="memberGifts">
          <TimeField source="givenAt" />
          <WordField source="title" word={({ title }: AdminGift) => title[language]} />
          <WordField source="content" word={content} />
          <WordField
            source="source"
            word={({ source }: AdminGift) => translate(`resources.memberGifts.sources.${source}`, { _: source })}
          />
          <WordField
            source="state"
            word={({ state }: AdminGift) => translate(`resources.memberGifts.states.${state}`)}
          />
          <TimeField source="expiresAt" />
        </RowsOf>
      </Section>
      <Section title="resources.memberAwards.name">
        <RowsOf list="memberAwards">
          <TimeField source="at" />
          <TextField source="promotion" sortable={false} />
          <WordField
            source="state"
            word={({ state }: AdminAward) => translate(`resources.memberAwards.states.${state}`, { _: state })}
          />
          <WordField source="reason" word={({ reason }: AdminAward) => reason} />
        </RowsOf>
      </Section>
    </>
  );
}
