import '../../styles/slot.css';
import '../../styles/roulette.css';
import { Sprite, Texture } from 'pixi.js';
import type { RouletteRules } from '../../../protocol.ts';
import type { Shell } from '../../shell/shell.ts';
import type { Engine } from '../engine.ts';
import { createCoins } from '../stage/coins.ts';
import { loadLetters } from '../stage/letters.ts';
import { createLights } from '../stage/lights.ts';
import { repaint } from '../stage/paint.ts';
import { createStage } from '../stage/stage.ts';
import { rouletteDetails, rouletteSummary } from './describe.ts';
import { createGame } from './game.ts';
import { rouletteLayout } from './layout.ts';
import { replayRoulette } from './replay.ts';
import { createResults } from './results.ts';
import { rouletteRulesPage } from './rules-page.ts';
import { createTable } from './table.ts';
import { paintRoom, tableWords } from './table-art.ts';
import { createWheel } from './wheel.ts';

/** European roulette: the ball falls where the server decided. */
export const roulette: Engine = {
  mount,
  rules: (shell) => rouletteRulesPage(shell, rulesOf(shell)),
  summary: (outcome, { translator }) => rouletteSummary(outcome, translator),
  details: (round, shell) => rouletteDetails(round, shell, rulesOf(shell)),
  replay: (round, serverSeed) => replayRoulette(round, serverSeed),
};

function rulesOf({ game }: Shell): RouletteRules {
  if (game.rules.engine !== 'roulette') throw new Error('these are not the rules of roulette');
  return game.rules;
}

async function mount(shell: Shell): Promise<void> {
  const rules = rulesOf(shell);
  const { scene, free, translator, audio, isCalm, game } = shell;
  const [stage] = await Promise.all([createStage(scene, free), loadLetters(tableWords(translator))]);
  const lights = createLights();
  const room = new Sprite();
  const table = createTable(stage, rules, lights, translator, game.stakes, isCalm);
  const wheel = createWheel(stage, rules, lights, audio, isCalm);
  const curtain = new Sprite(Texture.WHITE);
  curtain.tint = 0x000000;
  curtain.alpha = 0;
  stage.root.addChild(room, table.view, curtain, wheel.view);
  const coins = createCoins(stage);
  const results = createResults(shell, rules);
  const { input } = createGame(shell, rules, { stage, table, wheel, coins, results, curtain });

  stage.onLayout((area) => {
    const layout = rouletteLayout(area);
    repaint(room, paintRoom(area.width, area.height, layout.wheel.rest));
    curtain.setSize(area.width * 4, area.height * 4);
    curtain.position.set(-area.width, -area.height);
    table.layout(layout);
    wheel.layout(layout);
    input.layout(layout);
    free.classList.toggle('is-portrait', layout.isPortrait);
    free.style.setProperty('--wheel-x', `${layout.wheel.spin.x - area.x}px`);
    free.style.setProperty('--wheel-y', `${layout.wheel.spin.y - area.y}px`);
    free.style.setProperty('--wheel-radius', `${layout.wheel.spin.radius}px`);
  });
}
