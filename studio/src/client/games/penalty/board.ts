import ballUrl from 'fluentui-emoji/icons/modern/soccer-ball.svg?url';
import { showMultiplier } from '../../../engines/arcade/multiplier.ts';
import {
  KEEPERS,
  type PenaltyBet,
  penaltyLadder,
  type PenaltyMove,
  type PenaltyView,
  SHOTS,
  ZONES,
} from '../../../engines/penalty/index.ts';
import { h } from '../../shell/dom.ts';
import { createChoice } from '../arcade/choice.ts';
import type { ShownRound, SteppedBoard, Table } from '../arcade/definition.ts';
import { move, pause } from '../arcade/motion.ts';
import { svg } from '../arcade/svg.ts';
import { decorationRandom } from '../random.ts';
import { AIMS, crowdPicture, KEEPER_AT, keeperPicture, pitchPicture, SPOT } from './pitch.ts';
import type { penaltyWords } from './words.ts';

const SHOT_MS = 420;
const BALL = 9;

export function createPenaltyBoard(
  { shell: { audio }, text, changed, say }: Table<keyof (typeof penaltyWords)['EN']>,
  makeMove: (move: PenaltyMove) => void,
): SteppedBoard<PenaltyBet, PenaltyMove, PenaltyView> {
  const keeperChoice = createChoice(
    text('keeper'),
    KEEPERS.map((value) => ({ value, label: text(value) })),
    'rookie',
    () => {
      climb(bet(), null);
      changed();
    },
  );
  const keeper = keeperPicture();
  const ball = svg('image', {
    href: ballUrl,
    width: BALL,
    height: BALL,
    x: -BALL / 2,
    y: -BALL / 2,
    class: 'shot-ball',
  });
  const covers = svg('g', { class: 'covers' });
  const picture = svg(
    'svg',
    { viewBox: '0 -16 120 108', class: 'penalty-picture', 'aria-hidden': 'true' },
    crowdPicture(),
    ...pitchPicture(),
    covers,
    keeper,
    ball,
  );
  const aims = ZONES.map((zone) => {
    const button = h('button', {
      type: 'button',
      class: 'aim',
      'aria-label': text(zone),
      title: text(zone),
      onclick: () => (isMoving ? makeMove({ zone }) : undefined),
    });
    button.style.setProperty('left', `${(AIMS[zone].x / 120) * 100}%`);
    button.style.setProperty('top', `${((AIMS[zone].y + 16) / 108) * 100}%`);
    return button;
  });
  const targets = h('div', { class: 'aims', role: 'group', 'aria-label': text('zones') }, ...aims);
  const ladder = h('ol', { class: 'penalty-ladder', 'aria-label': text('goals') });
  let isMoving = false;
  let seen = 0;

  function bet(): PenaltyBet {
    return { keeper: keeperChoice.value() };
  }

  function climb({ keeper: kind }: PenaltyBet, round: ShownRound<PenaltyView> | null): void {
    const shots = round?.view.shots ?? [];
    ladder.replaceChildren(
      ...penaltyLadder(kind).map(({ multiplier }, index) => {
        const shot = shots[index];
        const state = shot ? (shot.isGoal ? 'is-goal' : 'is-saved') : index === shots.length ? 'is-next' : '';
        return h(
          'li',
          { class: state },
          h('i', { 'aria-hidden': 'true' }),
          h('b', {}, `${showMultiplier(multiplier)}×`),
        );
      }),
    );
  }

  const at = ({ x, y }: { x: number; y: number }, more = '') => `translate(${x}px, ${y}px) ${more}`;

  function rest(): void {
    keeper.style.setProperty('transform', at(KEEPER_AT));
    ball.style.setProperty('transform', at(SPOT));
    covers.replaceChildren();
  }

  async function shoot({ zone, covered, isGoal }: PenaltyView['shots'][number], isFast: boolean): Promise<void> {
    const aim = AIMS[zone];
    const dive = AIMS[isGoal ? covered[0]! : zone];
    const lean = (dive.x - KEEPER_AT.x) * 1.5;
    const goal = at(
      { x: KEEPER_AT.x + (dive.x - KEEPER_AT.x) * 0.72, y: dive.y < 30 ? dive.y + 7 : dive.y },
      `rotate(${lean}deg)`,
    );
    const end = at(aim, 'scale(0.62)');
    keeper.style.setProperty('transform', goal);
    ball.style.setProperty('transform', end);
    audio.play('chip', 6);
    if (!isFast) {
      await Promise.all([
        move(
          ball,
          [
            { transform: at(SPOT) },
            {
              transform: at({ x: (SPOT.x + aim.x) / 2, y: (SPOT.y + aim.y) / 2 - 9 }, 'scale(0.82) rotate(240deg)'),
              offset: 0.5,
            },
            { transform: `${end} rotate(480deg)` },
          ],
          { ms: SHOT_MS, easing: 'ease-out' },
        ),
        move(
          keeper,
          [
            { transform: at(KEEPER_AT) },
            { transform: at(KEEPER_AT, 'scale(1, 0.94)'), offset: 0.35 },
            { transform: goal },
          ],
          {
            ms: SHOT_MS + 60,
          },
        ),
      ]);
    }
    covers.replaceChildren(...covered.map((each) => svg('circle', { cx: AIMS[each].x, cy: AIMS[each].y, r: 7.4 })));
    audio.play(isGoal ? 'roundWin' : 'refuse');
    say(text(isGoal ? 'goal' : 'saved', { zone: text(zone) }));
    if (!isFast) await pause(520);
  }

  rest();
  climb(bet(), null);
  return {
    element: h(
      'div',
      { class: 'penalty' },
      ladder,
      h('div', { class: 'penalty-place' }, h('div', { class: 'penalty-stage' }, picture, targets)),
    ),
    options: [keeperChoice.element],
    bet,
    setChoosing: keeperChoice.setEnabled,
    setMoving: (moving) => {
      isMoving = moving;
      targets.classList.toggle('is-live', moving);
      for (const button of aims) button.setAttribute('aria-disabled', String(!moving));
    },
    autoMove: () => ({ zone: ZONES[Math.floor(decorationRandom() * ZONES.length)]! }),
    show: async (of, round, isFast) => {
      const shots = round?.view.shots ?? [];
      if (shots.length === 0 || shots.length < seen) rest();
      const last = shots.at(-1);
      if (last && shots.length > seen) {
        rest();
        await shoot(last, isFast);
      }
      climb(of, round);
      seen = round?.isOver || shots.length === SHOTS ? 0 : shots.length;
      if (!round?.isOver && shots.length > 0) rest();
    },
  };
}
