import { Admin, Resource } from 'react-admin';
import { authProvider } from './providers/auth.ts';
import { dataProvider } from './providers/data.ts';
import { i18nProvider } from './providers/i18n.ts';
import { store } from './providers/store.ts';
import { AccountList } from './resources/accounts.tsx';
import { DepositList } from './resources/deposits.tsx';
import { MemberList, MemberShow } from './resources/members.tsx';
import { VendorList } from './resources/vendors.tsx';
import { darkTheme, lightTheme } from './theme.ts';

/** The operator's console. */
export function App() {
  return (
    <Admin
      title="Champa"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
      defaultTheme="dark"
      requireAuth
      disableTelemetry
    >
      <Resource name="members" list={MemberList} show={MemberShow} recordRepresentation="username" />
      <Resource name="deposits" list={DepositList} />
      <Resource name="vendors" list={VendorList} recordRepresentation="displayName" />
      <Resource name="accounts" list={AccountList} />
    </Admin>
  );
}
