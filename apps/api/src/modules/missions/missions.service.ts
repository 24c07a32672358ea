import type { Language, missionSummary, OperationValue } from '@champa/contract';
import { dayAt, plusDays } from '../../platform/brand-calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, ReadHandle } from '../../platform/database.ts';
import type { Rewards } from '../rewards/index.ts';
import * as awardsRepo from './awards.repo.ts';
import { causeOf } from './counting.service.ts';
import type { Brand } from './domain/counting.ts';
import type { Activity, Mission } from './domain/mission.ts';
import { type Span, spanOf } from './domain/period.ts';
import * as repo from './missions.repo.ts';
import {
  type MissionOf,
  type Names,
  presentActivity,
  presentGift,
  presentMission,
  presentReward,
  type Reader,
} from './missions.present.ts';
import * as progress from './progress.repo.ts';

export type MissionsNeeds = {
  pool: Pool;
  clock: Clock;
  brand: () => Promise<Brand>;
  names: (language: Language) => Names;
  /** When a member joined. */
  joinedAt: (db: ReadHandle, memberId: string) => Promise<Temporal.Instant>;
  /** The states of gifts, by ID. */
  giftStates: Rewards['statesOf'];
};

type Summary = OperationValue<typeof missionSummary>;
type Shown = { mission: Mission; span: Span };

/** Coming missions are shown so many days before, and an activity's page so many after. */
const AHEAD_DAYS = 14;
const AFTER_DAYS = 14;

export type MissionsService = ReturnType<typeof createMissionsService>;

/** Missions as a member sees them. */
export function createMissionsService({ pool, clock, brand, names, joinedAt, giftStates }: MissionsNeeds) {
  async function readerOf(language: Language): Promise<Reader & Brand> {
    const house = await brand();
    const now = clock.now();
    return { ...house, language, names: names(language), now, today: dayAt(now, house.timeZone).toString() };
  }

  /** The number of waiting rewards of each of these members. */
  async function readyOf(memberIds: readonly string[]): Promise<Map<string, number>> {
    const given = await awardsRepo.selectWaitingGifts(pool, memberIds, clock.now());
    const known = await giftStates(
      pool,
      given.map(({ giftId }) => giftId),
    );
    const ready = new Map(memberIds.map((memberId) => [memberId, 0]));
    for (const { memberId, giftId } of given) {
      if (known.get(giftId) === 'waiting') ready.set(memberId, ready.get(memberId)! + 1);
    }
    return ready;
  }

  return {
    readerOf,
    readyOf,

    async summary(memberId: string, language: Language): Promise<Summary> {
      const reader = await readerOf(language);
      const [missions, activities, joinedMoment] = await Promise.all([
        repo.selectMissions(pool),
        repo.selectActivities(pool),
        joinedAt(pool, memberId),
      ]);
      const joined = dayAt(joinedMoment, reader.timeZone).toString();
      const shown = missions.filter(({ isPaused }) => !isPaused).flatMap((mission) => currentOf(mission, reader.today));
      const causes = shown.map(({ mission, span }) => causeOf(mission.id, span.firstDay));
      const awards = await awardsRepo.selectAwards(pool, memberId, causes, reader.now);
      const known = await giftStates(
        pool,
        awards.flatMap(({ giftId }) => giftId ?? []),
      );
      const stateOf = (award: awardsRepo.Award | undefined) => (award?.giftId ? known.get(award.giftId) : undefined);
      const waiting = awards.filter((award) => stateOf(award) === 'waiting');
      const earlier = waiting.flatMap((award) => earlierOf(award, missions, causes));
      const all = [...earlier, ...shown];
      const standings = await progress.selectMemberStandings(pool, memberId, all.map(keyOf));
      const of = ({ mission, span }: Shown): MissionOf => {
        const award = awards.find(({ cause }) => cause === causeOf(mission.id, span.firstDay));
        const standing = standings.get(`${mission.id} ${span.firstDay}`);
        return { mission, span, standing, award, joined, gift: stateOf(award) };
      };
      return {
        missions: await Promise.all(all.map((each) => presentMission(of(each), reader))),
        prizes: waiting.filter(({ missionId }) => missionId === null).map((award) => prizeOf(award, language)),
        activities: activities
          .filter((each) => isShown(each, reader.today))
          .map((each) => presentActivity(each, reader)),
        ready: waiting.length,
        now: reader.now.toString(),
        currency: reader.currency,
      };
    },
  };
}

function prizeOf(award: awardsRepo.Award, language: Language) {
  return {
    title: award.title[language],
    reward: presentReward(award.reward),
    gift: presentGift(award),
  };
}

/** The period of a mission that is shown today: the present one, or for a coming event its own. */
function currentOf(mission: Mission, today: string): Shown[] {
  const { kind, firstDay } = mission;
  const isComing = kind === 'event' && firstDay !== null && firstDay > today && firstDay <= plusDays(today, AHEAD_DAYS);
  const span = spanOf(kind, isComing ? firstDay : today, mission);
  return span ? [{ mission, span }] : [];
}

/** An earlier period whose reward still waits. */
function earlierOf(award: awardsRepo.Award, missions: readonly Mission[], current: readonly string[]): Shown[] {
  const mission = missions.find(({ id }) => id === award.missionId);
  const span = mission && !current.includes(award.cause) ? spanOf(mission.kind, award.period, ever(mission)) : null;
  return mission && span ? [{ mission, span }] : [];
}

// A week may have begun before the first day of its mission.
function ever(mission: Mission): Pick<Mission, 'firstDay' | 'lastDay'> {
  return mission.kind === 'event' ? mission : { firstDay: null, lastDay: null };
}

function isShown({ firstDay, lastDay }: Activity, today: string): boolean {
  return firstDay <= plusDays(today, AHEAD_DAYS) && lastDay >= plusDays(today, -AFTER_DAYS);
}

function keyOf({ mission, span }: Shown) {
  return { missionId: mission.id, period: span.firstDay };
}
