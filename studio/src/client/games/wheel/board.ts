import { type Multiplier, showMultiplier } from '../../../engines/arcade/multiplier.ts';
import { WHEEL_RISKS, type WheelBet, type WheelView, WHEELS } from '../../../engines/wheel/index.ts';
import { h, setText } from '../../shell/dom.ts';
import { createChoice } from '../arcade/choice.ts';
import type { InstantBoard, Table } from '../arcade/definition.ts';
import { move, pause } from '../arcade/motion.ts';
import { svg } from '../arcade/svg.ts';
import { decorationRandom } from '../random.ts';
import type { wheelWords } from './words.ts';

const RIM = 47;
const HUB = 17;
const BULBS = 24;
const TURNS = 4;
const SPIN_MS = 3_200;
const FAST_SPIN_MS = 700;

export function createWheelBoard({
  shell: { audio, isCalm },
  text,
  word,
  changed,
  say,
}: Table<keyof (typeof wheelWords)['EN']>): InstantBoard<WheelBet, WheelView> {
  const risk = createChoice(
    word('risk'),
    WHEEL_RISKS.map((value) => ({ value, label: word(value) })),
    'medium',
    () => {
      draw();
      changed();
    },
  );
  const disc = svg('g', { class: 'wheel-disc' });
  const picture = svg(
    'svg',
    { viewBox: '-56 -59 112 116', class: 'wheel-picture', role: 'img' },
    ...goldRim(),
    disc,
    svg('circle', { r: HUB, class: 'wheel-hub' }),
    svg('circle', { r: HUB - 3, class: 'wheel-hub-inner' }),
    svg('path', { d: 'M0 -41.5 L-5.6 -56 A5.6 5.6 0 1 1 5.6 -56 Z', class: 'wheel-pointer' }),
  );
  const middle = h('b', { class: 'wheel-result' });
  const legend = h('ul', { class: 'wheel-legend' });
  let angle = 0;

  function bet(): WheelBet {
    return { risk: risk.value() };
  }

  function draw(): void {
    const segments = WHEELS[bet().risk];
    picture.setAttribute('aria-label', text('wheel', { segments: segments.length }));
    disc.replaceChildren(...segments.map((multiplier, index) => segmentPicture(multiplier, index, segments.length)));
    angle = 0;
    disc.style.setProperty('transform', 'rotate(0deg)');
    setText(middle, '');
    const kinds = [...new Set(segments)].toSorted((a, b) => a - b);
    // Rows of one length.
    legend.style.setProperty('--columns', String(kinds.length > 4 ? kinds.length / 2 : kinds.length));
    legend.replaceChildren(
      ...kinds.map((kind) => {
        const count = segments.filter((each) => each === kind).length;
        const item = h(
          'li',
          {},
          h('b', {}, `${showMultiplier(kind)}×`),
          h('small', {}, text('segments', { count, all: segments.length })),
        );
        item.style.setProperty('--kind', colorOf(kind, 0));
        return item;
      }),
    );
  }

  draw();
  return {
    element: h('div', { class: 'wheel' }, h('div', { class: 'wheel-place' }, picture, middle), legend),
    options: [risk.element],
    bet,
    setChoosing: risk.setEnabled,
    start: () => {
      setText(middle, '');
      for (const each of disc.children) each.classList.remove('is-hit');
    },
    show: async (of, { segment }, isFast) => {
      const segments = WHEELS[of.risk];
      const width = 360 / segments.length;
      // Somewhere in the segment, never on its edge.
      const inside = (decorationRandom() - 0.5) * width * 0.7;
      const goal = -segment * width - inside;
      const end = goal + 360 * (Math.ceil((angle - goal) / 360) + TURNS);
      const from = angle;
      angle = end;
      disc.style.setProperty('transform', `rotate(${end}deg)`);
      if (!isCalm) {
        audio.play('spin');
        const ms = isFast ? FAST_SPIN_MS : SPIN_MS;
        await move(disc, [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${end}deg)` }], {
          ms,
          easing: 'cubic-bezier(0.18, 0.62, 0.12, 1)',
        });
      }
      const shown = showMultiplier(segments[segment]!);
      setText(middle, `${shown}×`);
      disc.children[segment]?.classList.add('is-hit');
      audio.play('reelStop', 1);
      say(text('stopped', { multiplier: shown }));
      await pause(isFast ? 60 : 260);
    },
  };
}

function segmentPicture(multiplier: Multiplier, index: number, count: number): SVGElement {
  const half = Math.PI / count;
  const at = (radius: number, angle: number) =>
    `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`;
  const middle = index * 2 * half;
  const path = `M0 0 L${at(RIM, middle - half)} A${RIM} ${RIM} 0 0 1 ${at(RIM, middle + half)} Z`;
  const slice = svg('path', { d: path, fill: colorOf(multiplier, index) });
  if (multiplier === 0) return svg('g', { class: 'wheel-segment' }, slice);
  const label = svg(
    'text',
    {
      transform: `rotate(${(middle * 180) / Math.PI}) translate(0 -${RIM - 5}) rotate(-90)`,
      'font-size': count > 30 ? 3.4 : 4,
    },
    showMultiplier(multiplier).replace(/\.?0+$/, ''),
  );
  return svg('g', { class: 'wheel-segment' }, slice, label);
}

/** Dark for nothing, then from blue over pink to gold the more a segment pays. */
function colorOf(multiplier: Multiplier, index: number): string {
  if (multiplier === 0) return index % 4 < 2 ? '#2c2146' : '#372a57';
  if (multiplier < 20_000) return '#2f7fd6';
  if (multiplier < 30_000) return '#22a879';
  if (multiplier < 60_000) return '#e0487c';
  return multiplier < 100_000 ? '#e8772e' : '#f2b824';
}

function goldRim(): SVGElement[] {
  const bulbs = Array.from({ length: BULBS }, (_, index) => {
    const angle = ((index + 0.5) / BULBS) * Math.PI * 2;
    return svg('circle', { cx: 50.5 * Math.sin(angle), cy: -50.5 * Math.cos(angle), r: 1.35, class: 'wheel-bulb' });
  });
  return [svg('circle', { r: 54, class: 'wheel-rim' }), svg('circle', { r: 47.6, class: 'wheel-rim-edge' }), ...bulbs];
}
