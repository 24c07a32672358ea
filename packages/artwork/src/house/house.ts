import type { SceneName } from '../scenes/index.ts';
import type { Finish } from '../stages/finish.ts';
import type { StageName } from '../stages/index.ts';
import type { Face } from '../svg/fonts.ts';
import type { InkName } from '../svg/inks.ts';
import type { Warp } from '../svg/warp.ts';
import type { BadgeStyle } from './badges.ts';
import type { FrameName } from './frames.ts';
import type { PanelName } from './panels.ts';

/** The style of one studio: what all its covers have in common. */
export type House = {
  /** A picture of the emoji set, drawn as an outline, and the studio's colour. */
  emblem: string;
  color: string;
  faces: readonly Face[];
  inks: readonly InkName[];
  warps: readonly Warp[];
  upper: boolean;
  tracking: number;
  place: 'bottom' | 'top' | 'low-left';
  panel: PanelName;
  frame: FrameName;
  badge: BadgeStyle;
  finishes: readonly Finish[];
  stages: readonly StageName[];
  /** Backgrounds it often uses, beside the theme's own. */
  scenes: readonly SceneName[];
};

type Written = {
  faces: string;
  inks: string;
  warps: string;
  look: `${PanelName} ${FrameName} ${BadgeStyle}`;
  finishes: string;
  stages: string;
  scenes?: string;
  upper?: boolean;
  tracking?: number;
  place?: House['place'];
};

/** Reads a studio written as lists of names separated by spaces. */
export function house(emblem: string, color: string, written: Written): House {
  const [panel, frame, badge] = written.look.split(' ') as [PanelName, FrameName, BadgeStyle];
  return {
    emblem,
    color,
    faces: written.faces.split(' ') as Face[],
    inks: written.inks.split(' ') as InkName[],
    warps: written.warps.split(' ') as Warp[],
    upper: written.upper ?? false,
    tracking: written.tracking ?? 0,
    place: written.place ?? 'bottom',
    panel,
    frame,
    badge,
    finishes: written.finishes.split(' ') as Finish[],
    stages: written.stages.split(' ') as StageName[],
    scenes: (written.scenes?.split(' ') ?? []) as SceneName[],
  };
}
