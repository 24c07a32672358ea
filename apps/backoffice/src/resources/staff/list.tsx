import {
  adminEmployee,
  type AdminEmployee,
  adminEmployeeRoles,
  adminEmployeeSessions,
  adminEmployeeStatus,
  adminStaff,
} from '@champa/contract';
import { Box } from '@mui/material';
import { List, useRecordContext, useTranslate } from 'react-admin';
import { CountField, RecordLink, StateField, TimeField, WordField } from '../../kit/fields.tsx';
import { ReasonButton } from '../../kit/reason-button.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { ListActions } from '../../kit/list-actions.tsx';
import { ListTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { type RolesChange, StaffEdit } from './edit.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'staff',
  group: 'brand',
  order: 100,
  capability: 'staff',
  title: 'username',
  words,
  list: StaffList,
  read: ({ page }) => call(adminStaff, { query: page }),
  edit: StaffEdit,
  readOne: (username) => call(adminEmployee, { params: { username } }),
  save: (username, { roles, reason }: RolesChange) =>
    call(adminEmployeeRoles, { params: { username }, body: { roles, reason } }),
};

function StaffList() {
  const translate = useTranslate();
  const roles = (employee: AdminEmployee): string =>
    employee.roles.map((role) => translate(`champa.roles.${role}`, { _: role })).join(', ');
  return (
    <List actions={<ListActions />} perPage={50}>
      <ListTable>
        <RecordLink source="username" to="edit" />
        <WordField source="name" word={({ name }: AdminEmployee) => name} />
        <WordField source="roles" word={roles} />
        <StateField source="status" />
        <CountField source="sessions" />
        <TimeField source="signedInAt" />
        <StaffActions />
      </ListTable>
    </List>
  );
}

function StaffActions() {
  const employee = useRecordContext<AdminEmployee>();
  if (!employee) return null;
  const { username, name, sessions } = employee;
  const isActive = employee.status === 'active';
  const params = { username };
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {sessions > 0 && (
        <ReasonButton
          label="resources.staff.end_sessions"
          danger
          effect="resources.staff.end_sessions_effect"
          name={name}
          operation={adminEmployeeSessions}
          act={(reason) => call(adminEmployeeSessions, { params, body: { reason } })}
        />
      )}
      <ReasonButton
        label={isActive ? 'resources.staff.lock_out' : 'resources.staff.admit'}
        danger={isActive}
        effect={isActive ? 'resources.staff.lock_out_effect' : 'resources.staff.admit_effect'}
        name={name}
        operation={adminEmployeeStatus}
        act={(reason) =>
          call(adminEmployeeStatus, { params, body: { status: isActive ? 'disabled' : 'active', reason } })
        }
      />
    </Box>
  );
}
