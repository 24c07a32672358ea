import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createHub88 } from '../vendors/adapters/hub88/index.ts';
import { transferConformance } from '../vendors/adapters/transfer-conformance.ts';
import type { WireVendor } from '../vendors/domain/vendor.ts';
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
    publicKey: studio.vendorPublicKey,
    key: createPublicKey(studio.vendorPublicKey),
    launchUrl: `${line.url}/vendors/${VENDORS[0]}`,
    enabled: true,
  };
  const own = createPrivateKey(studio.operatorKey);
  return {
    wallet: createHub88(own).transferWallet(vendor),
    withWrongKey: () => createHub88(another.privateKey).transferWallet(vendor),
    trustingAnother: () => createHub88(own).transferWallet({ ...vendor, key: another.publicKey }),
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
