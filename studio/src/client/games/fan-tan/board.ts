import {
  FAN_TAN_PAYS,
  FAN_TAN_SPOTS,
  type FanTanKind,
  type FanTanView,
  remainderOf,
} from '../../../engines/fan-tan/index.ts';
import type { Text } from '../../i18n/index.ts';
import { h, setText } from '../../shell/dom.ts';
import { move, pause } from '../arcade/motion.ts';
import type { Felt } from '../table/felt.ts';
import type { FeltTable, Theatre } from '../table/felt-game.ts';
import type { fanTanWords } from './words.ts';

type Id = keyof (typeof fanTanWords)['EN'];

const COUNT_MS = 110;
const KINDS = ['fan', 'kwok', 'three', 'nim'] as const satisfies readonly FanTanKind[];
const TITLES = { fan: 'fanTitle', kwok: 'kwokTitle', three: 'threeTitle', nim: 'nimTitle' } as const;

export function spotName(spot: string, text: Text<Id>): string {
  const [kind, named = ''] = spot.split(':');
  const [a = '', b = '', c = ''] = named.split('-');
  const id = { fan: 'spotFan', nim: 'spotNim', kwok: 'spotKwok', three: 'spotThree' } as const;
  return text(id[kind as FanTanKind], { a, b, c });
}

/** The heap under its cup; rows of four are drawn off, the rest stays bright. */
export function createHeap({ shell, text }: FeltTable<Id>): Theatre<FanTanView> {
  const beads = h('div', { class: 'beads', 'aria-hidden': 'true' });
  const cup = h('div', { class: 'heap-cup', 'aria-hidden': 'true' });
  const left = h('b', { class: 'heap-left', 'aria-hidden': 'true' });
  const heap = h('div', { class: 'heap' }, beads, cup, left);

  function cover(): void {
    heap.classList.remove('is-open');
    setText(left, '');
  }

  return {
    element: h('div', { class: 'theatre' }, heap),
    start: cover,
    reveal: async (view, isFast) => {
      const rest = remainderOf(view);
      const all = Array.from({ length: view.beads }, () => h('i', {}));
      setText(left, '');
      beads.replaceChildren(...all);
      if (!isFast) {
        heap.classList.remove('is-open');
        shell.audio.play('spin');
        await move(cup, [{ transform: 'none' }, { transform: 'translateY(-130%) rotate(12deg)', opacity: 0 }], {
          ms: 480,
        });
      }
      heap.classList.add('is-open');
      for (let taken = 0; taken < view.beads - rest; taken += 4) {
        for (const bead of all.slice(taken, taken + 4)) bead.classList.add('is-taken');
        if (isFast) continue;
        shell.audio.play('click');
        await pause(COUNT_MS);
      }
      for (const bead of all.slice(-rest)) bead.classList.add('is-left');
      setText(left, String(rest));
      if (!isFast) await pause(250);
    },
    told: (view) => text('told', { beads: view.beads, left: remainderOf(view) }),
  };
}

export function printFelt({ text, common }: FeltTable<Id>, felt: Felt): HTMLElement {
  const spot = (id: string, kind: FanTanKind) => {
    const odds = String(FAN_TAN_PAYS[kind]);
    const numbers = (id.split(':')[1] ?? '').split('-');
    const marks = numbers.map((number, index) =>
      h('span', { class: kind === 'nim' && index === 1 ? 'count is-returned' : 'count' }, number),
    );
    return felt.spot(
      id,
      { name: spotName(id, text), pays: common('toOne', { odds }) },
      `spot-${kind}`,
      h('span', { class: 'counts' }, ...marks),
    );
  };
  return h(
    'div',
    { class: 'print-fan-tan' },
    ...KINDS.flatMap((kind) => [
      h(
        'span',
        { class: `kind kind-${kind}`, 'aria-hidden': 'true' },
        text(TITLES[kind]),
        h('small', {}, ` ${FAN_TAN_PAYS[kind]} : 1`),
      ),
      ...FAN_TAN_SPOTS.filter((id) => id.startsWith(`${kind}:`)).map((id) => spot(id, kind)),
    ]),
  );
}
