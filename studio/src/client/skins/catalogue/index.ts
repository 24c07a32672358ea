import { bamboo } from './bamboo.ts';
import { candy } from './candy.ts';
import { cat } from './cat.ts';
import { dino } from './dino.ts';
import { dragon } from './dragon.ts';
import { egypt } from './egypt.ts';
import { fairy } from './fairy.ts';
import { farm } from './farm.ts';
import { fiesta } from './fiesta.ts';
import { fire } from './fire.ts';
import { fruit } from './fruit.ts';
import { garden } from './garden.ts';
import { genie } from './genie.ts';
import { irish } from './irish.ts';
import { jewels } from './jewels.ts';
import { jungle } from './jungle.ts';
import { magic } from './magic.ts';
import { night } from './night.ts';
import { ocean } from './ocean.ts';
import { olympus } from './olympus.ts';
import { pirate } from './pirate.ts';
import { racing } from './racing.ts';
import { safari } from './safari.ts';
import { samurai } from './samurai.ts';
import { show } from './show.ts';
import { space } from './space.ts';
import { sport } from './sport.ts';
import { steam } from './steam.ts';
import { vikings } from './vikings.ts';
import { west } from './west.ts';
import { winter } from './winter.ts';
import type { SlotSkin } from '../skin.ts';

export const skins = {
  dragon,
  ocean,
  egypt,
  jungle,
  candy,
  fruit,
  space,
  west,
  garden,
  vikings,
  cat,
  pirate,
  olympus,
  magic,
  winter,
  bamboo,
  samurai,
  fire,
  dino,
  night,
  genie,
  irish,
  fiesta,
  fairy,
  safari,
  farm,
  sport,
  racing,
  jewels,
  show,
  steam,
} as const satisfies Record<string, SlotSkin>;
export type SkinId = keyof typeof skins;
