import { formatDecimal, parseAmount } from '@champa/money';
import type { Sprite } from 'pixi.js';
import type { RouletteRules, Round } from '../../../protocol.ts';
import { untilAnswered } from '../../net/persist.ts';
import { newRequestId } from '../../net/request-id.ts';
import type { Shell } from '../../shell/shell.ts';
import { countUp } from '../count-up.ts';
import type { CoinFountain } from '../stage/coins.ts';
import { mix } from '../stage/ease.ts';
import type { Stage } from '../stage/stage.ts';
import * as bets from './bets.ts';
import { createRouletteControls } from './controls.ts';
import { createTableInput, type TableInput } from './pointer.ts';
import type { Results } from './results.ts';
import { spotName } from './spot-name.ts';
import type { Table } from './table.ts';
import type { Wheel } from './wheel.ts';

export type RoulettePieces = {
  stage: Stage;
  table: Table;
  wheel: Wheel;
  coins: CoinFountain;
  results: Results;
  curtain: Sprite;
};

const SHOW_NUMBER_MS = 1300;

/** The course of the game: bets are placed, the ball runs, chips are removed and paid. */
export function createGame(shell: Shell, rules: RouletteRules, pieces: RoulettePieces): { input: TableInput } {
  const { translator, audio, session } = shell;
  const { text, money } = translator;
  const { table } = pieces;
  const limits = bets.limitsOf(rules);
  const spots = new Map(rules.spots.map((spot) => [spot.id, spot]));
  let layout: bets.Layout = bets.EMPTY;
  let earlier: bets.Layout[] = [];
  let last: bets.Layout = lastBets(shell.game.recent);
  let isBusy = false;

  const controls = createRouletteControls(shell, {
    onSpin: () => void spin(),
    onUndo: () => {
      const before = earlier.pop();
      if (before) show(before);
    },
    onClear: () => change({ layout: bets.EMPTY, refusal: null }),
    onDouble: () => change(bets.double(layout, limits)),
    onRebet: () => change({ layout: last, refusal: null }),
    onDrag: (event) => input.followDrag(event),
  });
  const input = createTableInput(shell, {
    onAim: (spot) => table.highlight(isBusy ? null : spot),
    onPlace: (spot) => {
      if (!isBusy) change(bets.place(layout, spot, controls.chip(), limits));
    },
    describe: (id) => {
      const spot = spots.get(id);
      const name = spot ? spotName(spot, translator) : id;
      const amount = layout.get(id);
      return amount === undefined ? name : text('fieldWithStake', { field: name, amount: money(amount) });
    },
  });
  show(bets.EMPTY);
  listenToKeys();

  function change(placed: bets.Placed): void {
    if (placed.refusal) {
      audio.play('refuse');
      const id = placed.refusal.limit === 'spot' ? 'limitReached' : 'tableLimitReached';
      shell.toast(text(id, { max: money(placed.refusal.amount) }));
    }
    if (placed.layout === layout) return;
    earlier.push(layout);
    table.showNumber(null);
    pieces.results.announce(null, null);
    audio.play('chip', Math.min(8, placed.layout.size));
    show(placed.layout);
  }

  function show(next: bets.Layout): void {
    layout = next;
    table.setBets(next);
    refresh();
  }

  function refresh(): void {
    controls.refresh({
      total: bets.totalOf(layout),
      canUndo: earlier.length > 0,
      canRebet: layout.size === 0 && last.size > 0,
      isBusy,
    });
  }

  async function spin(): Promise<void> {
    if (isBusy) return;
    if (layout.size === 0) return shell.toast(text('placeBets'));
    isBusy = true;
    refresh();
    controls.say(text('noMoreBets'));
    table.highlight(null);
    try {
      await playRound();
      last = layout;
      earlier = [];
      layout = bets.EMPTY;
    } catch (error) {
      await setForward(false);
      await shell.fail(error);
    } finally {
      isBusy = false;
      refresh();
      controls.say(text('placeBets'));
    }
  }

  async function playRound(): Promise<void> {
    const stake = bets.totalOf(layout);
    const before = session.balance.get();
    const cycle = pieces.stage.animator.wait(shell.game.minCycleMs);
    table.showNumber(null);
    pieces.results.announce(null, null);
    shell.win.show(money(0n));
    if (before >= stake) session.balance.set(before - stake);
    const request = { requestId: newRequestId(), stake: formatDecimal(stake), chips: bets.chipsOf(layout) };
    const [answer] = await Promise.all([
      untilAnswered(() => shell.api.play(request), shell.persistence).catch((error: unknown) => {
        session.balance.set(before);
        throw error;
      }),
      setForward(true),
    ]);
    session.seeds.set(answer.fairness);
    await tell(answer.round);
    session.confirmBalance(answer.balance);
    shell.report(answer.round);
    await cycle;
  }

  async function tell(round: Round): Promise<void> {
    const { outcome } = round;
    if (outcome?.engine !== 'roulette') {
      shell.toast(text('returned'));
      return setForward(false);
    }
    await pieces.wheel.spin(outcome.number);
    const won = parseAmount(outcome.win);
    const isWin = won > parseAmount(round.stake);
    pieces.results.announce(outcome.number, isWin ? money(won) : null);
    pieces.results.add(outcome.number);
    table.showNumber(outcome.number);
    if (isWin) audio.play('roundWin');
    await pieces.stage.animator.wait(SHOW_NUMBER_MS);
    await setForward(false);
    const { clientWidth, clientHeight } = pieces.stage.canvas;
    if (won >= parseAmount(round.stake) * 8n && !shell.isCalm)
      pieces.coins.burst(clientWidth / 2, clientHeight * 0.7, 50, 1600);
    const counted = countUp(pieces.stage.animator, {
      from: 0n,
      to: won,
      ms: isWin ? 900 : 1,
      show: (amount) => shell.win.show(money(amount), isWin),
    });
    await Promise.all([counted, table.settle(new Set(outcome.wins.map((win) => win.spot)))]);
  }

  async function setForward(isForward: boolean): Promise<void> {
    const from = pieces.curtain.alpha;
    const target = isForward && shell.free.classList.contains('is-portrait') ? 0.6 : 0;
    const fading = pieces.stage.animator.run({
      ms: 320,
      update: (part) => (pieces.curtain.alpha = mix(from, target, part)),
    });
    await Promise.all([pieces.wheel.setForward(isForward), fading]);
  }

  function listenToKeys(): void {
    document.addEventListener('keydown', (event) => {
      if (event.defaultPrevented || event.repeat || isBusy || document.querySelector('dialog[open]')) return;
      const isOnButton = event.target instanceof HTMLElement && event.target.closest('button, a, input') !== null;
      if (event.key === 'Backspace') {
        const before = earlier.pop();
        if (before) show(before);
      } else if (event.key === 'Enter' && !isOnButton) {
        event.preventDefault();
        void spin();
      }
    });
  }

  return { input };
}

function lastBets(recent: readonly Round[]): bets.Layout {
  return bets.layoutOf(recent.find((round) => round.chips.length > 0)?.chips ?? []);
}
