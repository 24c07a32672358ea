import { CheckboxGroupInput, TextField, useGetList, useTranslate } from 'react-admin';
import { EditForm, ReasonInput } from '../../kit/edit-form.tsx';
import { StaffAccess } from './access.tsx';

/** What is typed to change an employee's roles. */
export type RolesChange = { roles: string[]; reason: string };

/** The roles of one employee. */
export function StaffEdit() {
  const translate = useTranslate();
  const { data = [] } = useGetList('roles', { pagination: { page: 1, perPage: 100 } });
  const choices = data.map(({ id }) => ({ id, name: translate(`champa.roles.${id}`, { _: String(id) }) }));
  return (
    <EditForm below={<StaffAccess />}>
      <TextField source="name" />
      <CheckboxGroupInput source="roles" choices={choices} translateChoice={false} />
      <ReasonInput />
    </EditForm>
  );
}
