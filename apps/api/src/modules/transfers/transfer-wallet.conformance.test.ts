import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { demoTitles } from '@champa/titles';
import { createHub88 } from '../vendors/adapters/hub88/index.ts';
import { transferConformance } from '../vendors/adapters/transfer-conformance.ts';
import type { WireVendor } from '../vendors/domain/vendor.ts';
import { playRounds } from './testing/studio-player.ts';
import { startStudio, VENDORS } from './testing/studio.ts';
import { startVendorLine } from './testing/vendor-line.ts';

transferConformance('the studio', async () => {
  const studio = await startStudio();
  const line = await startVendorLine(studio.url);
  const another = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const vendor: WireVendor = {
    id: 1,
    code: VENDORS[0],
    dialect: 'hub88',
    wallet: 'transfer',
    credential: studio.vendorPublicKey,
    old: null,
    keys: [createPublicKey(studio.vendorPublicKey)],
    launchUrl: `${line.url}/vendors/${VENDORS[0]}`,
    launchOrigins: [],
    enabled: true,
  };
  const own = createPrivateKey(studio.operatorKey);
  const dialect = createHub88(own);
  const gameCode = demoTitles().find(
    ({ vassalage, engine }) => vassalage === VENDORS[0] && engine === 'slot',
  )!.gameCode;
  return {
    wallet: dialect.transferWallet(vendor),
    play: async (player, rounds) => {
      const opened = await dialect.openGame(vendor, { ...OPENING, gameCode, player, token: 'none' });
      if (opened.kind !== 'opened') throw new Error(opened.reason);
      await playRounds(studio.url, opened.url, rounds);
    },
    withWrongKey: () => createHub88(another.privateKey).transferWallet(vendor),
    trustingAnother: () => createHub88(own).transferWallet({ ...vendor, keys: [another.publicKey] }),
    setLine: (state) => {
      line.stateOf = () => state;
    },
    currency: 'LAK',
    close: async () => {
      await line.close();
      await studio.close();
    },
  };
});

const OPENING = {
  operatorId: 'champa',
  currency: 'LAK',
  country: 'LA',
  language: 'lo',
  lobbyUrl: 'https://champa.example',
  depositUrl: 'https://champa.example/wallet/deposit',
  device: 'mobile',
  ip: '127.0.0.1',
  extras: [],
} as const;
