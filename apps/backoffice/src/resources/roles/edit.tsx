import { type AdminRole, OWNER_ROLE, staffActions, staffCapabilities, type StaffPermission } from '@champa/contract';
import { Box, Checkbox, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useInput, useRecordContext, useTranslate } from 'react-admin';
import { EditForm, ReasonInput } from '../../kit/edit-form.tsx';

/** What is chosen to change a role. */
export type PermissionsChange = { permissions: StaffPermission[]; reason: string };

/** What a role may do: a matrix of capabilities and actions. */
export function RoleEdit() {
  return (
    <EditForm>
      <PermissionMatrix />
      <ReasonInput />
    </EditForm>
  );
}

function PermissionMatrix() {
  const translate = useTranslate();
  const role = useRecordContext<AdminRole>();
  const { field } = useInput<StaffPermission[]>({ source: 'permissions' });
  const held = new Set<string>(field.value);
  const isOwner = role?.id === OWNER_ROLE;

  const turn = (permission: string, isOn: boolean): void => {
    if (isOn) held.add(permission);
    else held.delete(permission);
    field.onChange([...held]);
  };

  return (
    <Box
      role="region"
      aria-label={translate('resources.roles.matrix')}
      tabIndex={0}
      sx={{ overflowX: 'auto', maxWidth: '100%' }}
    >
      {isOwner && <Typography>{translate('resources.roles.owner_may_all')}</Typography>}
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('resources.roles.capability')}</TableCell>
            {staffActions.map((action) => (
              <TableCell key={action} align="center">
                {translate(`champa.actions.${action}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {Object.entries(staffCapabilities).map(([capability, actions]) => (
            <TableRow key={capability}>
              <TableCell component="th" scope="row">
                {translate(`champa.capabilities.${capability}`)}
              </TableCell>
              {staffActions.map((action) => (
                <TableCell key={action} align="center" padding="checkbox">
                  {(actions as readonly string[]).includes(action) && (
                    <Checkbox
                      checked={held.has(`${capability}.${action}`)}
                      disabled={isOwner}
                      onChange={(_, isOn) => turn(`${capability}.${action}`, isOn)}
                      slotProps={{
                        input: {
                          'aria-label': `${translate(`champa.capabilities.${capability}`)}: ${translate(`champa.actions.${action}`)}`,
                        },
                      }}
                    />
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
