import {
  adminChats,
  adminMemberAudit,
  adminMemberDeposits,
  adminMemberMessages,
  adminMemberNotes,
  adminMemberWithdrawals,
} from '@champa/contract';
import { useMay } from '../../kit/may.ts';
import { Tab, TabbedShow } from '../../kit/tabbed-show.tsx';
import { MemberActs } from './acts.tsx';
import { ContactDetails } from './contact.tsx';
import { Account } from './tabs/account.tsx';
import { Bonuses } from './tabs/bonuses.tsx';
import { History } from './tabs/history.tsx';
import { Limits } from './tabs/limits.tsx';
import { Links } from './tabs/links.tsx';
import { Messages } from './tabs/messages.tsx';
import { Money } from './tabs/money.tsx';
import { Notes } from './tabs/notes.tsx';
import { Deposits, Withdrawals } from './tabs/payments.tsx';
import { Points } from './tabs/points.tsx';
import { Rewards } from './tabs/rewards.tsx';
import { Rounds } from './tabs/rounds.tsx';
import { Service } from './tabs/service.tsx';
import { SignIns } from './tabs/sign-ins.tsx';
import { Tickets } from './tabs/tickets.tsx';

/** All there is to know of one member, each tab by its own calls when it is opened; and what can be done about it. */
export function MemberShow() {
  const mayDeposits = useMay(adminMemberDeposits);
  const mayWithdrawals = useMay(adminMemberWithdrawals);
  const mayNotes = useMay(adminMemberNotes);
  const mayMessages = useMay(adminMemberMessages);
  const mayService = useMay(adminChats);
  const mayAudit = useMay(adminMemberAudit);
  return (
    <TabbedShow acts={<MemberActs />}>
      <Tab label="resources.members.account">
        <Account />
      </Tab>
      <Tab label="resources.members.contact" path="contact">
        <ContactDetails />
      </Tab>
      {mayNotes && (
        <Tab label="resources.members.notes" path="notes">
          <Notes />
        </Tab>
      )}
      <Tab label="resources.members.money" path="movements">
        <Money />
      </Tab>
      <Tab label="resources.members.rounds" path="rounds">
        <Rounds />
      </Tab>
      {mayDeposits && (
        <Tab label="resources.members.deposits" path="deposits">
          <Deposits />
        </Tab>
      )}
      {mayWithdrawals && (
        <Tab label="resources.members.withdrawals" path="withdrawals">
          <Withdrawals />
        </Tab>
      )}
      <Tab label="resources.members.bonuses" path="bonuses">
        <Bonuses />
      </Tab>
      <Tab label="resources.members.rewards" path="rewards">
        <Rewards />
      </Tab>
      <Tab label="resources.members.points" path="points">
        <Points />
      </Tab>
      <Tab label="resources.members.tickets" path="tickets">
        <Tickets />
      </Tab>
      <Tab label="resources.members.sign_ins" path="sign-ins">
        <SignIns />
      </Tab>
      <Tab label="resources.members.links" path="links">
        <Links />
      </Tab>
      <Tab label="resources.members.limits" path="limits">
        <Limits />
      </Tab>
      {mayMessages && (
        <Tab label="resources.members.messages" path="messages">
          <Messages />
        </Tab>
      )}
      {mayService && (
        <Tab label="resources.members.service" path="service">
          <Service />
        </Tab>
      )}
      {mayAudit && (
        <Tab label="resources.members.audit" path="audit">
          <History />
        </Tab>
      )}
    </TabbedShow>
  );
}
