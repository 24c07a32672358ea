import { demoTitles, type DemoTitle } from '@champa/titles';

/** A title that one of our engines plays. */
export type Title = DemoTitle & {
  engine: NonNullable<DemoTitle['engine']>;
  payTable: NonNullable<DemoTitle['payTable']>;
};

export type Titles = {
  hasVendor: (vassalage: string) => boolean;
  /** Every title of a vendor, also those without an engine. */
  ofVendor: (vassalage: string) => readonly DemoTitle[];
  /** Undefined for a title that doesn't exist or that no engine plays. */
  findPlayable: (vassalage: string, gameCode: string) => Title | undefined;
};

export function createTitles(all: readonly DemoTitle[] = demoTitles()): Titles {
  const vendors = Map.groupBy(all, (title) => title.vassalage);
  const playable = new Map(all.filter(isPlayable).map((title) => [keyOf(title.vassalage, title.gameCode), title]));
  return {
    hasVendor: (vassalage) => vendors.has(vassalage),
    ofVendor: (vassalage) => vendors.get(vassalage) ?? [],
    findPlayable: (vassalage, gameCode) => playable.get(keyOf(vassalage, gameCode)),
  };
}

function isPlayable(title: DemoTitle): title is Title {
  return title.engine !== null && title.payTable !== null;
}

function keyOf(vassalage: string, gameCode: string): string {
  return `${vassalage}/${gameCode}`;
}
