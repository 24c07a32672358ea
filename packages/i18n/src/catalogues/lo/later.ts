import { agentFrame } from './agent-frame.ts';
import { agentTeam } from './agent-team.ts';
import { agentRegister } from './agent-register.ts';
import { agentReports } from './agent-reports.ts';
import { agentContracts } from './agent-contracts.ts';
import { agents } from './agents.ts';
import { activities } from './activities.ts';
import { bonus } from './bonus.ts';
import { chat } from './chat.ts';
import { content } from './content.ts';
import { deposits } from './deposits.ts';
import { dialogs } from './dialogs.ts';
import { identity } from './identity.ts';
import { inbox } from './inbox.ts';
import { limits } from './limits.ts';
import { lottery } from './lottery.ts';
import { lotteryPage } from './lottery-page.ts';
import { messages } from './messages.ts';
import { missions } from './missions.ts';
import { pages } from './pages.ts';
import { play } from './play.ts';
import { points } from './points.ts';
import { prizes } from './prizes.ts';
import { quickSignIn } from './quick-sign-in.ts';
import { rebate } from './rebate.ts';
import { records } from './records.ts';
import { rewards } from './rewards.ts';
import { security } from './security.ts';
import { referral } from './referral.ts';
import { site } from './site.ts';
import { staffErrors } from './staff-errors.ts';
import { tickets } from './tickets.ts';
import { transfers } from './transfers.ts';
import { uploads } from './uploads.ts';
import { vip } from './vip.ts';
import { wallet } from './wallet.ts';
import { withdrawals } from './withdrawals.ts';

/** The messages of every other screen, loaded after the first screen. */
export const later = {
  ...agentFrame,
  ...agentTeam,
  ...agentRegister,
  ...agentReports,
  ...agentContracts,
  ...agents,
  ...activities,
  ...bonus,
  ...chat,
  ...content,
  ...deposits,
  ...dialogs,
  ...identity,
  ...inbox,
  ...limits,
  ...lottery,
  ...lotteryPage,
  ...messages,
  ...missions,
  ...pages,
  ...play,
  ...points,
  ...prizes,
  ...quickSignIn,
  ...rebate,
  ...records,
  ...rewards,
  ...security,
  ...referral,
  ...site,
  ...staffErrors,
  ...tickets,
  ...transfers,
  ...uploads,
  ...vip,
  ...wallet,
  ...withdrawals,
};
