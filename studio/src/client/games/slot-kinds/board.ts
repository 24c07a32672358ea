import { formatDecimal } from '@champa/money';
import { payoutOf } from '../../../engines/arcade/multiplier.ts';
import type { KindBet, KindStep, KindView, KindWin } from '../../../engines/slot-kinds/view.ts';
import type { SlotKindGame } from '../../../engines/slot-kinds/game.ts';
import { h, setText } from '../../shell/dom.ts';
import { applySkin } from '../../skins/apply.ts';
import { skinOf } from '../../skins/themes.ts';
import type { InstantBoard, Table } from '../arcade/definition.ts';
import { arcadeOutcome, viewOf } from '../arcade/outcome.ts';
import { pause } from '../arcade/motion.ts';
import { createBanner } from '../slot/banner.ts';
import { winTier } from '../slot/win-tier.ts';
import { createExtras } from './extras.ts';
import type { Head, KindLook } from './look.ts';
import { kindPicture } from './pictures.ts';
import { createScenery, type Scenery } from './scenery.ts';
import { createWindow } from './window.ts';
import type { KindWord } from './words.ts';

const TITLES = { big: 'bigWin', huge: 'hugeWin', epic: 'epicWin' } as const;
const CHEER_MS = { big: 2_400, huge: 3_400, epic: 4_600 } as const;
const FAST_CHEER_MS = 900;
const COUNT_STEP_MS = 50;
const MOST_TOLD = 3;

/** The board of a slot that is not of lines: plays the steps of a round one after another, each in the way of its kind. */
export function createKindBoard(
  game: SlotKindGame,
  look: KindLook,
  table: Table<KindWord>,
): InstantBoard<KindBet, KindView> {
  const { shell, text, stake, say } = table;
  const { translator, audio } = shell;
  const skin = skinOf(shell.game.title.theme);
  applySkin(skin, document.documentElement);
  audio.setMood(skin.mood);
  shell.scene.classList.add('scene-reels');
  shell.controls.parentElement?.classList.add('frame-reels', `frame-reels-${look.kind}`);
  const { columns, rows } = game.slot;
  const reels = createWindow({ columns, rows, skin, shell, word: text, falls: look.falls });
  const head: Head = look.head(table, game);
  const told = h('div', { class: 'kind-told', 'aria-hidden': 'true' });
  const frame = h('div', { class: 'kind-frame' }, head.left ?? null, reels.element, head.right ?? null);
  const element = h('div', { class: `kind kind-${look.kind}` }, head.element, frame, told);
  element.style.setProperty('--columns', String(columns));
  element.style.setProperty('--rows', String(rows));
  const banner = createBanner(shell);
  const extras = createExtras(game, table);
  /** What the round cost: a payout that is no more is no win. */
  let cost = 0n;
  let scenery: Scenery | null = null;
  void createScenery(shell, skin, frame).then((made) => (scenery = made));
  reels.place(lastGrid() ?? look.rest);

  function lastGrid(): KindStep['grid'] | null {
    for (const round of shell.game.recent) {
      const grid = viewOf(game.view, round)?.steps[0]?.grid;
      if (grid?.length === columns && arcadeOutcome(round.outcome)?.engine === game.slot.name) return grid;
    }
    return null;
  }

  function amountOf(multiplier: number): string {
    return translator.money(formatDecimal(payoutOf(stake(), multiplier)));
  }

  function tell(wins: readonly KindWin[], multiplier: number): void {
    const most = wins.toSorted((a, b) => b.pays - a.pays).slice(0, MOST_TOLD);
    told.replaceChildren(
      ...most.map((win) =>
        h(
          'span',
          { class: 'kind-win' },
          kindPicture(skin, win.symbol),
          h('small', {}, look.tell(win, text)),
          h('b', {}, amountOf(win.pays * multiplier)),
        ),
      ),
      wins.length > most.length ? h('small', {}, `+${wins.length - most.length}`) : '',
    );
  }

  async function showWins(step: KindStep, won: number, isFast: boolean): Promise<void> {
    if (step.pays === 0) return;
    reels.mark(step.wins);
    if (step.wins.length > 0) tell(step.wins, step.multiplier);
    const isReal = payoutOf(stake(), won) > cost;
    shell.win.show(amountOf(won), isReal);
    audio.play(isReal ? 'line' : 'count', step.wins.length);
    await pause(isFast ? 260 : 760);
  }

  async function picture(step: KindStep, before: KindStep | null, isFast: boolean): Promise<void> {
    const isHolding = step.phase === 'respin' && look.kind === 'hold';
    if (step.phase === 'cascade') return await reels.fall(before!.wins, step.grid, isFast);
    if (isHolding) {
      if (before!.phase !== 'respin')
        reels.place(
          look.rest.map((column) => column.map(() => 'empty')),
          before!.coins,
        );
      return await reels.hold(before!.coins, step.coins, isFast);
    }
    const held = step.phase === 'respin' ? before!.held : [];
    // The first reels turn since the bet was placed.
    if (before) reels.start(held);
    await reels.land(step, isFast, held);
  }

  async function announce(title: string, figure: string, note: string, isFast: boolean): Promise<void> {
    audio.play('freeSpins');
    if (isFast) return await pause(350);
    await banner.announce({ title, figure, note });
  }

  async function celebrate(total: number, isFast: boolean): Promise<void> {
    const tier = winTier(payoutOf(stake(), total), cost);
    if (tier !== 'big' && tier !== 'huge' && tier !== 'epic') return;
    const ms = isFast ? FAST_CHEER_MS : CHEER_MS[tier];
    audio.play('bigWin');
    scenery?.cheer(ms);
    const plate = banner.celebrate(translator.text(TITLES[tier]), tier);
    const steps = Math.floor(ms / COUNT_STEP_MS);
    for (let step = 1; step <= steps; step += 1) {
      plate.setFigure(amountOf(Math.round((total * step) / steps)));
      await pause(COUNT_STEP_MS);
    }
    plate.setFigure(amountOf(total));
    await pause(isFast ? 200 : 900);
    await plate.close();
  }

  async function play({ steps }: KindView, isFast: boolean): Promise<void> {
    const awarded = steps[0]?.awards ?? 0;
    let [won, free, before] = [0, 0, null as KindStep | null];
    for (const step of steps) {
      told.replaceChildren();
      const isFeature = step.phase === 'respin' && before?.phase !== 'respin';
      if (isFeature && look.kind === 'hold')
        await announce(text('held'), String(before!.coins.length), translator.text('goodLuck'), isFast);
      if (step.phase === 'free') {
        free += 1;
        banner.setFreeSpins({ number: free, count: awarded, multiplier: step.multiplier, won: amountOf(won) });
      }
      element.classList.toggle(
        'is-feature',
        step.phase === 'free' || (step.phase === 'respin' && look.kind === 'hold'),
      );
      head.before?.(step);
      await picture(step, before, isFast);
      head.after?.(step);
      won += step.pays;
      await showWins(step, won, isFast);
      if (step.awards > 0) {
        scenery?.setBonus(true);
        await announce(translator.text('freeSpins'), String(step.awards), translator.text('goodLuck'), isFast);
      }
      if (step.phase === 'free' || step.awards > 0) await pause(isFast ? 80 : 320);
      before = step;
    }
    if (awarded > 0) {
      banner.setFreeSpins(null);
      scenery?.setBonus(false);
    }
    element.classList.remove('is-feature');
    await celebrate(won, isFast);
  }

  return {
    element,
    options: extras.elements,
    bet: extras.bet,
    setChoosing: extras.setChoosing,
    refresh: () => {
      head.refresh?.(amountOf);
      extras.refresh();
    },
    start: () => {
      setText(told, '');
      head.rest?.();
      audio.play('spin');
      say(text('spinNow'));
      reels.start();
    },
    rest: () => reels.place(lastGrid() ?? look.rest),
    show: async (bet, view, isFast) => {
      cost = (stake() * BigInt(game.price?.(bet) ?? 100)) / 100n;
      await play(view, isFast);
    },
    showPot: (won) =>
      banner.announce({
        title: translator.text('pot'),
        figure: translator.money(won),
        note: translator.text('potWon', { amount: translator.money(won) }),
      }),
  };
}
