import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title, useTranslate } from 'react-admin';
import { FactorsSection } from './factors-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignInsSection } from './sign-ins-section.tsx';

/** What every employee sees and changes of their own account. */
export function AccountPage() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, my: 2, maxWidth: 900 }}>
      <Title title={translate('account.title')} />
      <Section title="factors" text="factors_text">
        <FactorsSection />
      </Section>
      <Section title="password" text="password_text">
        <PasswordSection />
      </Section>
      <Section title="sessions" text="sessions_text">
        <SessionsSection />
      </Section>
      <Section title="sign_ins">
        <SignInsSection />
      </Section>
    </Box>
  );
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Card component="section" aria-labelledby={`account-${title}`}>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Box>
          <Typography variant="h6" component="h2" id={`account-${title}`}>
            {translate(`account.${title}`)}
          </Typography>
          {text !== undefined && (
            <Typography variant="body2" color="textSecondary">
              {translate(`account.${text}`)}
            </Typography>
          )}
        </Box>
        {children}
      </CardContent>
    </Card>
  );
}
