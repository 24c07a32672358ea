import {
  type AdminApplication,
  adminApplication,
  type AdminApplicationCase,
  adminApplicationDecision,
  adminApplicationPictures,
  adminApplications,
  type LocalText,
} from '@champa/contract';
import { Typography } from '@mui/material';
import { List, SelectInput, SimpleShowLayout, TextField, useTranslate } from 'react-admin';
import { CaseSection } from '../../kit/case-section.tsx';
import { CaseShow } from '../../kit/case-show.tsx';
import { CountField, MemberLink, RecordLink, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { Pictures } from '../../kit/pictures.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { usePromise } from './use-promise.ts';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'applications',
  group: 'promotions',
  order: 41,
  capability: 'promotions',
  title: 'id',
  words,
  list: ApplicationList,
  readOn: ({ page, filter }) =>
    call(adminApplications, { query: { ...page, queue: filter['queue'] === 'decided' ? 'decided' : 'waiting' } }),
  show: ApplicationShow,
  readOne: (id) => call(adminApplication, { params: { id } }),
};

const queues = ['waiting', 'decided'].map((id) => ({ id, name: `resources.applications.${id}` }));
const filters = [
  <SelectInput
    key="queue"
    source="queue"
    label="champa.state"
    choices={queues}
    alwaysOn
    emptyText="resources.applications.waiting"
  />,
];

function usePromotion(): (one: { promotion: string; title: LocalText }) => string {
  const language = useLanguage();
  return ({ promotion, title }) => title[language] ?? title.en ?? promotion;
}

function ApplicationList() {
  const promotionOf = usePromotion();
  return (
    <List actions={<ListActions />} filters={filters} perPage={25}>
      <ListTable rowClick="show">
        <RecordLink source="id" to="show" />
        <MemberLink source="username" />
        <WordField source="promotion" word={(one: AdminApplication) => promotionOf(one)} />
        <StateField source="state" words="resources.applications.states" />
        <CountField source="pictures" />
        <TimeField source="appliedAt" />
        <TimeField source="decidedAt" />
        <WordField source="decidedBy" word={({ decidedBy }: AdminApplication) => decidedBy ?? ''} />
      </ListTable>
    </List>
  );
}

/** One application: what the member wrote and sent, side by side, and the decisions. */
function ApplicationShow() {
  return (
    <CaseShow<AdminApplicationCase> buttons={(one) => <Decisions one={one} />}>
      {(one) => (
        <>
          <Facts one={one} />
          <CaseSection title="resources.applications.sent">
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mb: 1 }}>{one.comment}</Typography>
            {one.pictures > 0 && (
              <Pictures
                label="resources.applications.pictures_show"
                alt="resources.applications.picture"
                load={() => call(adminApplicationPictures, { params: { id: one.id } })}
              />
            )}
          </CaseSection>
        </>
      )}
    </CaseShow>
  );
}

function Facts({ one }: { one: AdminApplicationCase }) {
  const promotionOf = usePromotion();
  const promised = usePromise();
  return (
    <CaseSection title="resources.applications.case">
      <SimpleShowLayout sx={{ p: 0 }}>
        <MemberLink source="username" />
        <WordField source="promotion" word={() => promotionOf(one)} />
        {one.promise && <WordField source="promise" word={() => promised(one.promise!)} />}
        <StateField source="state" words="resources.applications.states" />
        <TimeField source="appliedAt" />
        {one.decidedAt !== null && <TimeField source="decidedAt" />}
        {one.decidedBy !== null && <TextField source="decidedBy" />}
        {one.reason !== '' && <TextField source="reason" />}
      </SimpleShowLayout>
    </CaseSection>
  );
}

function Decisions({ one }: { one: AdminApplicationCase }) {
  const translate = useTranslate();
  const promotionOf = usePromotion();
  const promised = usePromise();
  const { id, username, can, promise } = one;
  const name = [username, promotionOf(one), promise ? promised(promise) : ''].filter(Boolean).join(', ');
  return can.map((act) => (
    <ReasonButton
      key={act}
      label={translate(`resources.applications.acts.${act}`)}
      danger={act === 'reject'}
      effect={`resources.applications.effects.${act}`}
      name={name}
      operation={adminApplicationDecision}
      act={(reason) => call(adminApplicationDecision, { params: { id }, body: { act, reason } })}
    />
  ));
}
