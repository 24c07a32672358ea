import { Container, Sprite } from 'pixi.js';
import type { RouletteRules } from '../../../protocol.ts';
import type { GameAudio } from '../../audio/audio.ts';
import { easeInOut, mix } from '../stage/ease.ts';
import type { Lights } from '../stage/lights.ts';
import type { Stage } from '../stage/stage.ts';
import type { RouletteLayout, WheelPose } from './layout.ts';
import { paintBall, paintBowl, paintGloss, paintRotor, WHEEL_UNITS } from './wheel-art.ts';
import { type Ball, ballAt, pocketAngle, rotorAngle, SPIN_MS, STRIKES } from './wheel-motion.ts';

export type Wheel = {
  view: Container;
  layout: (layout: RouletteLayout) => void;
  /** Enlarges the wheel for the spin, or puts it back. */
  setForward: (isForward: boolean) => Promise<void>;
  /** Spins the ball; resolves when it lies in the number's pocket. */
  spin: (number: number) => Promise<void>;
};

export function createWheel(
  stage: Stage,
  rules: RouletteRules,
  lights: Lights,
  audio: GameAudio,
  isCalm: boolean,
): Wheel {
  const view = new Container();
  const detail = Math.min(2, stage.resolution * 1.1);
  const shadow = new Sprite(lights.glow);
  shadow.tint = 0x000000;
  shadow.alpha = 0.75;
  shadow.setSize(WHEEL_UNITS * 2.5);
  const bowl = new Sprite(paintBowl(detail));
  const rotor = new Sprite(paintRotor(rules, detail));
  const gloss = new Sprite(paintGloss(1));
  const ballShadow = new Sprite(lights.glow);
  ballShadow.tint = 0x000000;
  ballShadow.setSize(44);
  const ball = new Sprite(paintBall(2));
  for (const sprite of [shadow, bowl, rotor, gloss, ballShadow, ball]) sprite.anchor.set(0.5);
  shadow.position.set(0, 26);
  view.addChild(shadow, bowl, rotor, ballShadow, ball, gloss);
  ball.visible = ballShadow.visible = false;

  let poses: RouletteLayout['wheel'] | null = null;
  let forward = 0;
  let time = 0;
  let pocket = 0;
  let progress = 1;
  const place: Ball = { angle: 0, radius: 0, leap: 0 };

  stage.onTick((deltaMs) => {
    if (!isCalm) time += deltaMs;
    rotor.rotation = rotorAngle(time);
    if (!ball.visible) return;
    ballAt(progress, pocket, place);
    const angle = rotor.rotation + place.angle;
    const reach = place.radius * WHEEL_UNITS * 0.97;
    ballShadow.position.set(Math.sin(angle) * reach + 4, -Math.cos(angle) * reach + 6 + place.leap * 160);
    ball.position.set(Math.sin(angle) * reach, -Math.cos(angle) * reach);
    ball.scale.set(1 + place.leap * 1.6);
  });

  function pose(): void {
    if (!poses) return;
    const { rest, spin } = poses;
    view.position.set(mix(rest.x, spin.x, forward), mix(rest.y, spin.y, forward));
    view.scale.set(mix(scaleOf(rest), scaleOf(spin), forward));
  }

  return {
    view,
    layout: (layout) => {
      poses = layout.wheel;
      pose();
    },
    setForward: (isForward) => {
      const from = forward;
      const target = isForward ? 1 : 0;
      return stage.animator.run({
        ms: isCalm ? 1 : 420,
        ease: easeInOut,
        update: (part) => {
          forward = mix(from, target, part);
          pose();
        },
      });
    },
    spin: async (number) => {
      pocket = pocketAngle(rules.wheel, number);
      ball.visible = ballShadow.visible = true;
      progress = isCalm ? 1 : 0;
      if (isCalm) return stage.animator.wait(600);
      let strikes = 0;
      let rolled = 0;
      await stage.animator.run({
        ms: SPIN_MS,
        update: (part) => {
          progress = part;
          if (part < STRIKES[0]! && part - rolled > 0.03) {
            rolled = part;
            audio.play('ballRoll');
          }
          while (strikes < STRIKES.length && part >= STRIKES[strikes]!) {
            audio.play('ball', strikes);
            strikes += 1;
          }
        },
      });
    },
  };
}

function scaleOf({ radius }: WheelPose): number {
  return radius / WHEEL_UNITS;
}
