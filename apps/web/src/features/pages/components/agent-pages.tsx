import type { MemberInfo } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { buttonClass, StateView } from '@champa/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '../../../shared/logo.tsx';
import { PageTitle } from '../../../shared/page-title.tsx';
import { ComingPanel } from './coming-panel.tsx';

/** The agents' bare frame: the brand, and the page. */
export function AgentLayout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-[1100px] flex-col gap-5 p-4 pt-[max(16px,env(safe-area-inset-top))] sm:p-8">
      <PageTitle title={t('agent_centre')} />
      <Logo />
      {children}
    </main>
  );
}

/** Who is signed in, but leads no team. */
export function NotAnAgent() {
  const t = useTranslate();
  return (
    <StateView
      art="error"
      title={t('non_agent')}
      text={t('non_agent_text')}
      className="card-face my-auto rounded-lg"
      action={<HomeLink />}
    />
  );
}

/** The agent's first page; his team and his income come later. */
export function AgentHome({ member }: { member: MemberInfo }) {
  const t = useTranslate();
  return (
    <ComingPanel
      icon="REFERRAL"
      title={t('agent_centre')}
      text={t('agent_later')}
      note={member.nickname || member.account}
      actions={<HomeLink />}
    />
  );
}

function HomeLink() {
  const t = useTranslate();
  return (
    <Link to="/" className={buttonClass()}>
      {t('back_home')}
    </Link>
  );
}
