import type { AdminGame, AdminGameChange, gameMarks } from '@champa/contract';

/** What of a game is edited; what the form leaves empty is null. */
export function factsOf(form: AdminGameChange): AdminGameChange {
  const { name, gameType, isHot, trial, lines, tags, enabled, maintenance } = form;
  const { nameLo, nameCn, classify, minBet, rtp, notIn, stakeLimits } = form;
  return {
    name,
    nameLo: nameLo || null,
    nameCn: nameCn || null,
    gameType,
    classify: classify || null,
    isHot,
    trial,
    minBet: minBet || null,
    lines,
    rtp: rtp || null,
    tags: tags ?? [],
    enabled,
    maintenance,
    cover: form.cover || null,
    notIn: notIn ?? [],
    stakeLimits: (stakeLimits ?? []).map(({ fromLevel, most }) => ({ fromLevel, most })),
  };
}

type Mark = (typeof gameMarks)[number];

/** What the lobby says of a game beside its name. */
export function marksOf({ isHot, isNew, trial }: AdminGame): Mark[] {
  const holds: Record<Mark, boolean> = { hot: isHot, new: isNew, trial };
  return (Object.keys(holds) as Mark[]).filter((mark) => holds[mark]);
}
