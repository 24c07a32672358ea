import { type Amount, parseAmount } from '@champa/money';
import type { SlotOutcome, SlotRules, SlotSpin } from '../../../protocol.ts';
import type { MessageId } from '../../i18n/index.ts';
import type { Shell } from '../../shell/shell.ts';
import { countUp } from '../count-up.ts';
import type { CoinFountain } from '../stage/coins.ts';
import type { Stage } from '../stage/stage.ts';
import type { Backdrop } from './backdrop.ts';
import type { Banner } from './banner.ts';
import type { SlotControls } from './controls.ts';
import type { Reels } from './reels.ts';
import { tenseReels } from './tension.ts';
import { winTier } from './win-tier.ts';
import { type Wins, winnersOf } from './wins.ts';

export type Scenery = {
  stage: Stage;
  reels: Reels;
  wins: Wins;
  backdrop: Backdrop;
  banner: Banner;
  coins: CoinFountain;
  controls: SlotControls;
};

export type Presenter = {
  /** Lets the running reels land on a spin and shows its wins. `wonBefore` is what the round has won so far. */
  spin: (spin: SlotSpin, stake: Amount, wonBefore: Amount) => Promise<void>;
  freeSpins: (outcome: SlotOutcome, stake: Amount) => Promise<void>;
  /** Shows that the round won the pot. */
  pot: (won: Amount) => Promise<void>;
  /** Shows the winning lines of the last spin in turn until the next spin. */
  cycle: (spin: SlotSpin) => void;
  clear: () => void;
};

const TITLES = { big: 'bigWin', huge: 'hugeWin', epic: 'epicWin' } as const satisfies Record<string, MessageId>;
const COUNT_MS = { plain: 1100, big: 3600, huge: 5200, epic: 7000 } as const;
const LINE_MS = 1500;
const BETWEEN_FREE_SPINS_MS = 650;

export function createPresenter(shell: Shell, rules: SlotRules, scenery: Scenery): Presenter {
  const { stage, reels, wins, backdrop, banner, coins, controls } = scenery;
  const { audio, translator, isCalm } = shell;
  const { text, money } = translator;
  const scatterId = rules.symbols.find((symbol) => symbol.kind === 'scatter')?.id;
  let cycling = 0;

  async function land(spin: SlotSpin): Promise<void> {
    let scatters = 0;
    const onLanded = (reel: number) => {
      const row = spin.grid[reel]!.findIndex((symbol) => symbol === scatterId);
      if (row < 0) return;
      scatters += 1;
      wins.flash(spin.grid, [reel, row]);
      audio.play('scatter', scatters);
    };
    await reels.land(spin.stops, tenseReels(spin.grid, scatterId), onLanded, () => audio.play('tension'));
  }

  async function tell(spin: SlotSpin, stake: Amount, wonBefore: Amount): Promise<void> {
    const won = parseAmount(spin.win);
    const tier = winTier(won, stake);
    if (tier === 'none') return;
    const winners = winnersOf(spin, rules.lines);
    const total = wonBefore + won;
    if (tier === 'quiet') {
      await wins.show(spin.grid, winners);
      shell.win.show(money(total));
      banner.setWin(money(won));
      await stage.animator.wait(700);
      return;
    }
    audio.play(tier === 'plain' ? 'line' : 'bigWin', winners.length);
    await wins.show(spin.grid, winners);
    const celebration = tier === 'plain' ? null : banner.celebrate(text(TITLES[tier]), tier);
    if (celebration && !isCalm) shower(COUNT_MS[tier]);
    await countUp(stage.animator, {
      from: 0n,
      to: won,
      ms: isCalm ? 400 : COUNT_MS[tier],
      show: (amount, step) => {
        const shown = money(amount);
        if (celebration) celebration.setFigure(shown);
        else banner.setWin(shown);
        shell.win.show(money(wonBefore + amount), true);
        if (step % 2 === 0) audio.play(celebration ? 'coin' : 'count', step);
      },
    });
    shell.win.show(money(total), true);
    if (!celebration) return;
    await stage.animator.wait(1100);
    await celebration.close();
    banner.setWin(money(won));
  }

  function shower(ms: number): void {
    const { clientWidth, clientHeight } = stage.canvas;
    coins.burst(clientWidth / 2, clientHeight * 0.72, 26 * (ms / 1000), ms);
    backdrop.cheer();
  }

  async function spinOnce(spin: SlotSpin, stake: Amount, wonBefore: Amount): Promise<void> {
    await land(spin);
    await tell(spin, stake, wonBefore);
  }

  async function freeSpins(outcome: SlotOutcome, stake: Amount): Promise<void> {
    const { freeSpins: spins, base } = outcome;
    const awarded = base.scatter?.freeSpins ?? 0;
    audio.play('freeSpins');
    await banner.announce({
      title: text('freeSpins'),
      figure: String(awarded),
      note:
        rules.freeSpinMultiplier > 1 ? text('winsTimes', { multiplier: rules.freeSpinMultiplier }) : text('goodLuck'),
    });
    clear();
    await backdrop.setBonus(true);
    reels.place(
      rules.freeStrips,
      spins[0]!.stops.map((stop, reel) => (stop + 7) % rules.freeStrips[reel]!.length),
    );
    let count = awarded;
    let won = 0n;
    for (const [index, spin] of spins.entries()) {
      clear();
      banner.setFreeSpins({ number: index + 1, count, multiplier: rules.freeSpinMultiplier, won: money(won) });
      controls.say(text('goodLuck'));
      audio.play('spin');
      reels.start();
      await spinOnce(spin, stake, parseAmount(base.win) + won);
      won += parseAmount(spin.win);
      const more = spin.scatter?.freeSpins ?? 0;
      count += more;
      banner.setFreeSpins({ number: index + 1, count, multiplier: rules.freeSpinMultiplier, won: money(won) });
      if (more > 0) {
        audio.play('freeSpins');
        await banner.announce({
          title: text('freeSpins'),
          figure: `+${more}`,
          note: text('freeSpinsMore', { count: more }),
        });
      }
      await stage.animator.wait(BETWEEN_FREE_SPINS_MS);
    }
    clear();
    if (won > stake) audio.play('roundWin');
    await banner.announce({
      title: text('freeSpins'),
      figure: money(won),
      note: text('freeSpinsTotal', { amount: money(won) }),
    });
    await backdrop.setBonus(false);
    banner.setFreeSpins(null);
    reels.place(rules.strips, base.stops);
  }

  async function pot(won: Amount): Promise<void> {
    audio.play('bigWin', 5);
    if (!isCalm) shower(COUNT_MS.epic);
    await banner.announce({ title: text('pot'), figure: money(won), note: text('potWon', { amount: money(won) }) });
  }

  function clear(): void {
    cycling += 1;
    wins.clear();
    banner.setWin(null);
  }

  async function cycleOn(spin: SlotSpin): Promise<void> {
    const mine = cycling;
    const winners = winnersOf(spin, rules.lines);
    if (winners.length === 0) return;
    for (let turn = 0; mine === cycling; turn += 1) {
      const winner = winners[turn % winners.length]!;
      controls.say(
        winner.kind === 'line'
          ? text('linePays', {
              line: winner.index + 1,
              amount: money(spin.lineWins.find(({ line }) => line === winner.index)!.win),
            })
          : text('scatterPays', { amount: money(spin.scatter!.win) }),
      );
      await wins.show(spin.grid, [winner]);
      await stage.animator.wait(LINE_MS);
      if (winners.length === 1) return;
    }
  }

  return { spin: spinOnce, freeSpins, pot, cycle: (spin) => void cycleOn(spin), clear };
}
