import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router';
import { AccountPage } from './account/account-page.tsx';
import { ConsoleLayout } from './account/console-layout.tsx';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { SignInPage } from './kit/sign-in-page.tsx';
import { authProvider } from './providers/auth.ts';
import { dataProvider } from './providers/data.ts';
import { i18nProvider } from './providers/i18n.ts';
import { useLanguage } from './providers/language.ts';
import { store } from './providers/store.ts';
import { resources } from './resources/index.ts';
import { themesIn } from './theme.ts';

/** The operator's console. */
export function App() {
  const { light, dark } = themesIn[useLanguage()];
  return (
    <Admin
      title="Champa"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      loginPage={SignInPage}
      dashboard={DashboardPage}
      layout={ConsoleLayout}
      store={store}
      theme={light}
      darkTheme={dark}
      defaultTheme="dark"
      requireAuth
      disableTelemetry
    >
      {resources.map(({ name, list, show, edit, create, title, icon }) => (
        <Resource
          key={name}
          name={name}
          list={list}
          {...(show && { show })}
          {...(edit && { edit })}
          {...(icon && { icon })}
          {...(create && { create })}
          {...(title && { recordRepresentation: title })}
        />
      ))}
      <CustomRoutes>
        <Route path="/account" element={<AccountPage />} />
      </CustomRoutes>
    </Admin>
  );
}
