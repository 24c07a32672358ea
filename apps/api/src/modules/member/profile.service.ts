import type { MemberProfile, ProfileField, RegisterField } from '@champa/contract';
import { dayAt } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ReadHandle, WriteHandle } from '../../platform/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ValuesOf } from '../settings/index.ts';
import type { SiteSettings } from '../site/index.ts';
import {
  changedProfile,
  lockedFields,
  type ProfileChange,
  profileChange,
  profileRules,
  profileValues,
} from './domain/profile-rules.ts';
import type { Members } from './member.service.ts';
import type { memberSettings } from './member.settings.ts';

/** The settings that decide about profiles. `registration` is declared by its module, which is created later. */
export type ProfileRules = ValuesOf<typeof memberSettings> &
  Pick<SiteSettings, 'brand'> & { registration: { fields: RegisterField[]; age: { birthday: number } } };

type Given = Partial<Record<ProfileField, string | undefined>>;

type Needs = { clock: Clock; members: Members; settings: () => Promise<ProfileRules> };

export type Profiles = ReturnType<typeof createProfiles>;

/** Members' profiles, by the brand's rules. */
export function createProfiles({ clock, members, settings }: Needs) {
  async function shownTo(db: ReadHandle, memberId: string) {
    const { registration, profile: shown } = await settings();
    const member = await members.byId(db, memberId);
    const profile = await members.profile(db, memberId);
    if (!member) throw new ApiError('NOT_LOGGED_IN');
    const rules = profileRules(registration.fields, shown.fields);
    return { member, rules, age: registration.age.birthday, values: profileValues(profile, member.nickname) };
  }

  /** Checks a change. @throws ApiError PROFILE_LOCKED or VALIDATION */
  async function judge(db: ReadHandle, memberId: string, given: Given): Promise<ProfileChange> {
    const { brand } = await settings();
    const { year, month, day } = dayAt(clock.now(), brand.timeZone);
    const change = profileChange(given, { ...(await shownTo(db, memberId)), today: { year, month, day } });
    if (change.refused.length > 0) {
      throw new ApiError('PROFILE_LOCKED', {
        fields: Object.fromEntries(change.refused.map((name) => [name, 'locked'])),
      });
    }
    if (Object.keys(change.failures).length > 0) throw new ApiError('VALIDATION', { fields: change.failures });
    return change;
  }

  return {
    async present(db: ReadHandle, memberId: string): Promise<MemberProfile> {
      const { member, rules, age, values } = await shownTo(db, memberId);
      const locked = lockedFields(values);
      const shown = { ...values, idNumber: hidden(values.idNumber) };
      return { account: member.username, values: shown, fields: rules, age, locked };
    },

    /** Whether a change sets identifying details, for which the member needs a proof. */
    setsIdentity: async (db: ReadHandle, memberId: string, given: Given): Promise<boolean> =>
      (await judge(db, memberId, given)).told.length > 0,

    /** Applies a change, checked again under the profile's lock. */
    async change(tx: WriteHandle, memberId: string, given: Given): Promise<void> {
      const profile = await members.lockProfile(tx, memberId);
      const { changed } = await judge(tx, memberId, given);
      await members.updateProfile(tx, memberId, changedProfile(profile, changed));
      if (changed.nickname) await members.setNickname(tx, memberId, changed.nickname);
    },
  };
}

function hidden(number: string): string {
  return number === '' ? '' : `****${number.slice(-3)}`;
}
