import { adminRole, type AdminRole, adminRolePermissions, adminRoles } from '@champa/contract';
import { List, useTranslate } from 'react-admin';
import { CountField, RecordLink, WordField } from '../../kit/fields.tsx';
import type { BackofficeResource } from '../../kit/resource.ts';
import { WideTable } from '../../kit/wide-table.tsx';
import { call } from '../../providers/api.ts';
import { type PermissionsChange, RoleEdit } from './edit.tsx';
import { words } from './words.ts';

export const resource: BackofficeResource = {
  name: 'roles',
  group: 'brand',
  order: 110,
  capability: 'staff',
  title: 'id',
  words,
  list: RoleList,
  read: ({ page }) => call(adminRoles, { query: page }),
  edit: RoleEdit,
  readOne: (role) => call(adminRole, { params: { role } }),
  save: (role, { permissions, reason }: PermissionsChange) =>
    call(adminRolePermissions, { params: { role }, body: { permissions, reason } }),
};

function RoleList() {
  const translate = useTranslate();
  return (
    <List actions={false} perPage={50}>
      <WideTable>
        <RecordLink source="id" to="edit" />
        <WordField source="name" word={({ id, name }: AdminRole) => translate(`champa.roles.${id}`, { _: name })} />
        <WordField source="permissions" word={({ permissions }: AdminRole) => String(permissions.length)} />
        <CountField source="employees" />
      </WideTable>
    </List>
  );
}
