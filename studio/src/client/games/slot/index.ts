import '../../styles/slot.css';
import { parseAmount, ZERO } from '@champa/money';
import { Container, Sprite } from 'pixi.js';
import type { PlayAnswer, Round, SlotRules } from '../../../protocol.ts';
import { ApiFailure } from '../../net/api.ts';
import { untilAnswered } from '../../net/persist.ts';
import { newRequestId } from '../../net/request-id.ts';
import type { Shell } from '../../shell/shell.ts';
import { applySkin, loadFont } from '../../skins/apply.ts';
import { skinOf } from '../../skins/themes.ts';
import { GIFT_TOLD_MS, tellGift } from '../arcade/gift.ts';
import type { Engine } from '../engine.ts';
import { createCoins } from '../stage/coins.ts';
import { loadLetters } from '../stage/letters.ts';
import { createLights } from '../stage/lights.ts';
import { repaint } from '../stage/paint.ts';
import { createStage } from '../stage/stage.ts';
import { loadArt } from './art.ts';
import { createBackdrop } from './backdrop.ts';
import { createBanner } from './banner.ts';
import { createSlotControls } from './controls.ts';
import { hasWonPot, slotDetails, slotSummary } from './describe.ts';
import { FRAME_BLEED, paintFrame } from './frame-art.ts';
import { slotLayout } from './layout.ts';
import { createPresenter, type Presenter, type Scenery } from './presenter.ts';
import { createReels } from './reels.ts';
import { replaySlot } from './replay.ts';
import { slotRulesPage } from './rules-page.ts';
import { createWins } from './wins.ts';

/** A five-reel video slot: the skin comes from the title's theme, the rules come from the server. */
export const slot: Engine = {
  mount,
  rules: (shell) => slotRulesPage(shell, rulesOf(shell)),
  summary: (outcome, { translator }) => slotSummary(outcome, translator),
  details: (round, shell) => slotDetails(round, shell, rulesOf(shell)),
  replay: (round, serverSeed, shell) => replaySlot(round, serverSeed, rulesOf(shell)),
};

function rulesOf({ game }: Shell): SlotRules {
  if (game.rules.engine !== 'slot') throw new Error('these are not the rules of a slot');
  return game.rules;
}

async function mount(shell: Shell): Promise<void> {
  const rules = rulesOf(shell);
  let isBusy = true;
  const controls = createSlotControls(shell, () => void spin());
  controls.setBusy(true);
  const scenery = await build(shell, rules, controls);
  const presenter = createPresenter(shell, rules, scenery);
  // The page is ready while free spins of an earlier visit are still shown.
  void resume(shell, presenter, scenery).finally(ready);
  tellGift(shell);

  function ready(): void {
    isBusy = false;
    controls.setBusy(false);
  }

  async function spin(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    controls.setBusy(true);
    try {
      await playRound(shell, presenter, scenery);
    } catch (error) {
      presenter.clear();
      await land(scenery);
      controls.invite();
      await shell.fail(error);
    } finally {
      ready();
    }
  }
}

async function build(shell: Shell, rules: SlotRules, controls: Scenery['controls']): Promise<Scenery> {
  const { game, scene, free, translator, audio, isCalm } = shell;
  const skin = skinOf(game.title.theme);
  applySkin(skin, document.documentElement);
  audio.setMood(skin.mood);
  const labels = { wild: translator.text('wild'), scatter: translator.text('scatter') };
  const [stage] = await Promise.all([
    createStage(scene, free),
    loadFont(skin.font),
    loadLetters(labels.wild + labels.scatter),
  ]);
  const art = await loadArt(skin, rules.symbols, labels);
  const lights = createLights();
  const backdrop = createBackdrop(stage, skin, art, lights, isCalm);
  const reels = createReels(stage, rules, art, audio, isCalm);
  const wins = createWins(stage, rules, art, lights, skin.frame.accent, isCalm);
  const board = new Container();
  const glass = new Sprite();
  const metal = new Sprite();
  board.addChild(glass, reels.view, metal, wins.view);
  stage.root.addChild(backdrop.view, board);
  reels.place(rules.strips, lastStops(game.recent, rules));

  stage.onLayout((area) => {
    const layout = slotLayout(area);
    board.position.set(layout.x, layout.y);
    board.scale.set(layout.scale);
    const frame = paintFrame(layout, skin.frame, stage.resolution);
    for (const [sprite, texture] of [
      [glass, frame.glass],
      [metal, frame.metal],
    ] as const) {
      repaint(sprite, texture);
      sprite.position.set(-layout.margin - FRAME_BLEED);
      sprite.scale.set(1);
    }
    backdrop.layout(area, layout);
    reels.layout(layout);
    wins.layout(layout);
    free.style.setProperty('--title-room', `${layout.titleRoom}px`);
    free.style.setProperty('--board-middle', `${layout.y - area.y + (layout.height * layout.scale) / 2}px`);
    free.style.setProperty('--board-foot', `${layout.y - area.y + (layout.height + layout.margin) * layout.scale}px`);
    free.style.setProperty('--board-width', `${layout.width * layout.scale}px`);
  });
  const coins = createCoins(stage);
  return { stage, reels, wins, backdrop, banner: createBanner(shell), coins, controls };
}

async function playRound(shell: Shell, presenter: Presenter, scenery: Scenery): Promise<void> {
  const { session, translator, game, audio } = shell;
  const gift = session.freeRounds.get();
  const stake = gift?.stake ?? scenery.controls.stake();
  const amount = gift ? ZERO : parseAmount(stake);
  const before = session.balance.get();
  const cycle = scenery.stage.animator.wait(game.minCycleMs);
  presenter.clear();
  scenery.controls.say(translator.text('goodLuck'));
  shell.win.show(translator.money(0n));
  // Shown at once and corrected by the answer: a refusal restores the real balance.
  if (before >= amount) session.balance.set(before - amount);
  audio.play('spin');
  scenery.reels.start();
  const requestId = newRequestId();
  const bet = { requestId, stake, ...(gift && { freeRounds: gift.id }) };
  const answer = await untilAnswered(() => shell.api.play(bet), shell.persistence).catch((error: unknown) => {
    session.balance.set(before);
    if (gift && error instanceof ApiFailure && error.code === 'FREE_ROUNDS_OVER') session.freeRounds.set(null);
    throw error;
  });
  session.seeds.set(answer.fairness);
  session.freeRounds.set(answer.freeRounds);
  await tellRound(answer, shell, presenter, scenery);
  session.confirmBalance(answer.balance);
  shell.report(answer.round);
  if (gift && answer.freeRounds?.id !== gift.id) shell.toast(translator.text('freeRoundsOver'), GIFT_TOLD_MS);
  await cycle;
}

async function tellRound({ round }: PlayAnswer, shell: Shell, presenter: Presenter, scenery: Scenery): Promise<void> {
  const { outcome } = round;
  if (outcome?.engine !== 'slot') {
    await land(scenery);
    shell.toast(shell.translator.text('returned'));
    return;
  }
  const stake = parseAmount(round.stake);
  await presenter.spin(outcome.base, stake, 0n);
  if (outcome.freeSpins.length > 0) {
    await presenter.freeSpins(outcome, stake);
    await acknowledge(round, shell);
  }
  if (outcome.pot && hasWonPot(outcome)) await presenter.pot(parseAmount(outcome.pot.win));
  shell.win.show(shell.translator.money(round.win), parseAmount(round.win) > stake);
  if (parseAmount(outcome.base.win) > 0n) presenter.cycle(outcome.base);
  else scenery.controls.invite();
}

// Free spins interrupted by a reload or a lost connection are shown again; their money was right all the time.
async function resume(shell: Shell, presenter: Presenter, scenery: Scenery): Promise<void> {
  const round = shell.game.open;
  if (round?.outcome?.engine !== 'slot' || round.outcome.freeSpins.length === 0) return;
  shell.toast(shell.translator.text('resumed'), 6000);
  scenery.reels.place(rulesOf(shell).strips, round.outcome.base.stops);
  await presenter.freeSpins(round.outcome, parseAmount(round.stake));
  shell.win.show(shell.translator.money(round.win));
  await acknowledge(round, shell);
}

// If this fails, the server offers the same free spins again at the next launch: harmless, so no failure is shown.
async function acknowledge(round: Round, { api }: Shell): Promise<void> {
  await api.shown(round.id).catch(() => undefined);
}

async function land({ reels }: Scenery): Promise<void> {
  await reels.land(
    reels.stops(),
    [],
    () => undefined,
    () => undefined,
  );
}

function lastStops(recent: readonly Round[], rules: SlotRules): readonly number[] {
  const last = recent.find((round) => round.outcome?.engine === 'slot')?.outcome;
  return last?.engine === 'slot' ? last.base.stops : rules.strips.map(() => 0);
}
