import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import {
  AppBar,
  Layout,
  type LayoutProps,
  Link,
  Logout,
  useGetIdentity,
  UserMenu,
  useTranslate,
  useUserMenu,
} from 'react-admin';
import { Keyboard } from '../keyboard/keyboard.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ConsoleMenu } from './console-menu.tsx';
import { EnrolPage } from './enrol-page.tsx';

/** The console's frame; in its place, adding a second factor for those who have to do that first. */
export function ConsoleLayout({ children, ...rest }: LayoutProps) {
  const { identity, isPending } = useGetIdentity();
  if (isPending) return null;
  return (
    <>
      {identity?.['mustEnrol'] === true ? (
        <EnrolPage />
      ) : (
        <Layout {...rest} appBar={ConsoleAppBar} menu={ConsoleMenu}>
          {children}
          <Keyboard />
        </Layout>
      )}
      <ConfirmDialog />
    </>
  );
}

function ConsoleAppBar() {
  return <AppBar userMenu={<ConsoleUserMenu />} sx={{ '& .RaAppBar-title > *': { display: 'inline' } }} />;
}

function ConsoleUserMenu() {
  return (
    <UserMenu>
      <AccountItem />
      <Logout />
    </UserMenu>
  );
}

function AccountItem(props: object) {
  const translate = useTranslate();
  const menu = useUserMenu();
  return (
    <MenuItem {...props} component={Link} to="/account" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <AccountIcon />
      </ListItemIcon>
      <ListItemText>{translate('account.title')}</ListItemText>
    </MenuItem>
  );
}

function AccountIcon() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d="M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm0 2c-4.4 0-8 2.4-8 5.3V21h16v-1.7C20 16.4 16.4 14 12 14Z" />
    </svg>
  );
}
