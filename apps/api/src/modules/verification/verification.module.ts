import type { Deps, Module } from '../../module.ts';
import type { RecordByHand } from '../../platform/command-line.ts';
import { inTransaction } from '../../platform/database.ts';
import { addBodyParsers } from '../../platform/http/body-parsers.ts';
import type { Job } from '../../platform/jobs.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Members } from '../member/index.ts';
import type { Allowances, Devices, Throttle } from '../throttle/index.ts';
import { type BrowserCodes, createBrowserCodes } from './browser-codes.service.ts';
import { deleteExpiredChallenges } from './challenges.repo.ts';
import { challengeRoutes } from './challenges.routes.ts';
import { type Challenges, createChallenges } from './challenges.service.ts';
import { deleteExpiredCodes } from './codes.repo.ts';
import { type Codes, createCodes } from './codes.service.ts';
import type { Messengers } from './domain/messages.ts';
import { createNotices, type Notices } from './notices.service.ts';
import { createOneTime, type OneTime } from './one-time.service.ts';
import { deleteExpiredPayloads } from './payloads.repo.ts';
import { createPayloads, type Payloads } from './payloads.service.ts';
import { createPhoneProofs, type PhoneProofs } from './phone-provider.service.ts';
import { createTemplatesAdmin } from './templates.admin.ts';
import { templatesAdminRoutes } from './templates.admin.routes.ts';
import type { VerificationRules } from './verification.settings.ts';

export type Verification = Module & {
  codes: Codes;
  browserCodes: BrowserCodes;
  phoneProofs: PhoneProofs;
  challenges: Challenges;
  oneTime: OneTime;
  payloads: Payloads;
  notices: Notices;
};

type Needs = {
  members: Members;
  settings: () => Promise<VerificationRules>;
  secrets: SecretBox;
  throttle: Throttle & { allowances: Allowances; devices: Devices };
  messengers: Messengers;
  /** Puts a message in a member's inbox. */
  tell: Inbox['tell'];
  record: RecordByHand;
};

/** Checks on what a browser sends, and messages that leave the platform. */
export function createVerification(deps: Pick<Deps, 'pool' | 'clock' | 'log'>, needs: Needs): Verification {
  const { pool, clock } = deps;
  const { allowances, devices } = needs.throttle;
  const shared = { ...deps, ...needs, allowances };
  const codes = createCodes(shared);
  const challenges = createChallenges(shared);
  const payloads = createPayloads(shared);
  const notices = createNotices(shared);

  const templates = createTemplatesAdmin({ pool, allowances, ...needs });

  const tidy: Job = {
    name: 'verification_tidy',
    cron: '*/10 * * * *',
    run: () =>
      inTransaction(pool, async (tx) => {
        const now = clock.now();
        await payloads.forgetOldKeys(tx);
        await deleteExpiredPayloads(tx, now);
        await deleteExpiredChallenges(tx, now);
        await deleteExpiredCodes(tx, now.subtract({ hours: 24 }));
      }),
  };

  return {
    name: 'verification',
    codes,
    browserCodes: createBrowserCodes({ ...shared, codes, devices }),
    phoneProofs: createPhoneProofs({ ...shared, codes }),
    challenges,
    oneTime: createOneTime(shared),
    payloads,
    notices,
    jobs: [...codes.jobs, ...notices.jobs, tidy],
    adminRoutes: (app) => templatesAdminRoutes(app, templates),
    routes: (app) => {
      addBodyParsers(app);
      app.decorate('openPayload', payloads.openBody);
      challengeRoutes(app, { challenges, payloads });
    },
  };
}
