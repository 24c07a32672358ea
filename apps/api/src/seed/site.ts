import type { Deps } from '../module.ts';
import { type AllSettings, allSettings } from '../composition/settings.ts';
import type { Settings } from '../modules/settings/index.ts';
import { inTransaction } from '../platform/database.ts';
import { say } from './content/texts.ts';
import { otherLoopback } from './loopback.ts';

/** The settings of the demo brand. What an operator has set since stays. */
export async function seedDemoSite(
  { pool, config }: Pick<Deps, 'pool' | 'config'>,
  { settings }: { settings: Settings },
  { STUDIO_PUBLIC_URL }: Record<string, string | undefined>,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const { whitelabel, withdrawals, approvals } = await settings.all(allSettings);
    await settings.seed(tx, allSettings.whitelabel, {
      ...whitelabel,
      VIP: true,
      REFERRAL: true,
      MANPLAYREB3: true,
      AGENTPOLICY3: true,
      AGENTDIVIDEND: true,
      AGENTDAILYWAGE: true,
      AGENTHOURSALARY: true,
      AGENTREALTIMESALARY: true,
    });
    // Small withdrawals go out by themselves, so that one can be tried at once; larger ones wait for `bin/champa withdrawals`.
    await settings.seed(tx, allSettings.withdrawals, {
      ...withdrawals,
      automatic: { below: '300000', maxScore: 100 },
      payoutProvider: 'sandpay',
      openAtOnce: 5,
      minutesBetween: 0,
    });
    // What is large enough waits for a second person: under To approve, in the back office.
    await settings.seed(tx, allSettings.approvals, {
      ...approvals,
      wanted: [
        { kind: 'correction', above: '5000000' },
        { kind: 'deposit', above: '20000000' },
        { kind: 'payout', above: '20000000' },
        { kind: 'points', above: '100000' },
        { kind: 'bonus', above: '1000000' },
        { kind: 'goods_stock', above: '1000' },
        { kind: 'promotion' },
        { kind: 'budget', above: '50000000' },
        { kind: 'vendor_keys' },
        { kind: 'lottery_correction' },
        { kind: 'lottery_void' },
      ],
    });
    // The same servers by another name of this machine, as a brand has other domains and networks.
    const mirror = otherLoopback(config.PUBLIC_URL);
    const studio = STUDIO_PUBLIC_URL && otherLoopback(STUDIO_PUBLIC_URL);
    if (mirror) {
      await settings.seed(tx, allSettings.domainRoute, [new URL(config.PUBLIC_URL).origin, mirror]);
      await settings.seed(tx, allSettings.imageCDNs, [mirror]);
    }
    if (studio) await settings.seed(tx, allSettings.launchGameCDNs, [studio]);
    await settings.seed(tx, allSettings.customerService, [
      // Without a title of the brand's it is named in each visitor's language.
      { csType: 'CHAT', title: '', path: new URL('/chat', config.PUBLIC_URL).href },
      { csType: 'TELEGRAM', title: 'Telegram', path: 'https://t.me/champa_demo' },
      { csType: 'WHATSAPP', title: 'WhatsApp', path: 'https://wa.me/8562055550100' },
    ]);
    await settings.seed(tx, allSettings.chat, {
      ...allSettings.chat.default,
      isOffered: true,
      topics: [
        { id: 'deposit', title: say('ຝາກ ແລະ ຖອນເງິນ', 'Deposits and withdrawals', '存款与取款') },
        { id: 'account', title: say('ບັນຊີ ແລະ ການເຂົ້າສູ່ລະບົບ', 'Account and sign-in', '账户与登录') },
        { id: 'game', title: say('ເກມ ແລະ ຫວຍ', 'Games and lottery', '游戏与彩票') },
        { id: 'service', title: say('ເລື່ອງອື່ນໆ', 'Anything else', '其他问题') },
      ],
      greeting: say('ສະບາຍດີ! ພວກເຮົາຊ່ວຍຫຍັງທ່ານໄດ້ແດ່?', 'Welcome! How can we help you?', '您好！请问有什么可以帮您？'),
    });
    await settings.seed(tx, allSettings.tickets, {
      ...allSettings.tickets.default,
      complaint: {
        ...allSettings.tickets.default.complaint,
        outside: {
          name: say('ຜູ້ຕັດສິນຂໍ້ຂັດແຍ່ງ Mekong', 'Mekong Dispute Resolution', '湄公争议仲裁中心'),
          url: sandboxAddress('/', config),
        },
      },
    });
    await settings.seed(tx, allSettings.signInProviders, [
      sandboxProvider({ id: 'mekong-id', kind: 'OTHER', label: 'Mekong ID', at: '/id' }, config),
      sandboxProvider({ id: 'zalo', kind: 'ZALO', label: 'Zalo', at: '/zalo' }, config),
      sandboxProvider({ id: 'line', kind: 'LINE', label: 'Line', at: '/line' }, config),
    ]);
    await settings.seed(tx, allSettings.phoneProvider, mekongPhone(config));
    await settings.seed(tx, allSettings.resources, resourcesOf(config.PUBLIC_URL));
    await settings.seed(tx, allSettings.social, social);
    await settings.seed(tx, allSettings.licence, licence);
    await settings.seed(tx, allSettings.about, about);
  });
}

/** The slider before signing in and registering. It comes after the demo's accounts, whose registration passes no check. */
export async function seedVisitorCheck(
  { pool }: Pick<Deps, 'pool'>,
  { settings }: { settings: Settings },
): Promise<void> {
  const signIn = await settings.get(allSettings.signIn);
  await inTransaction(pool, (tx) => settings.seed(tx, allSettings.signIn, { ...signIn, check: 'slider' }));
}

/** A page of the sandbox, on the host by which browsers reach the demo. */
function sandboxAddress(path: string, { SANDPAY_URL, PUBLIC_URL }: Deps['config']): string {
  if (!SANDPAY_URL) throw new Error('SANDPAY_URL names the demo’s sandbox');
  const address = new URL(path, SANDPAY_URL);
  address.hostname = new URL(PUBLIC_URL).hostname;
  return address.href;
}

type Offered = Pick<AllSettings['signInProviders'][number], 'id' | 'kind' | 'label'>;

/**
 * One of the sandbox's identity providers. Its secret is a file in PROVIDER_SECRETS_DIR, which the sandbox has, too.
 */
function sandboxProvider(
  { at, ...offered }: Offered & { at: string },
  config: Deps['config'],
): AllSettings['signInProviders'][number] {
  return {
    ...offered,
    enabled: true,
    issuer: sandboxAddress(at, config),
    endpoints: null,
    clientId: 'champa',
    sealedSecret: null,
    authentication: 'client_secret_basic',
    algorithm: 'RS256',
    scopes: ['openid', 'profile', 'email'],
  };
}

/** The sandbox's phone sign-in provider, ready to be used; the demo sends codes of its own. */
function mekongPhone(config: Deps['config']): AllSettings['phoneProvider'] {
  return {
    channel: 'mekong',
    url: sandboxAddress('/phone', config),
    issuer: sandboxAddress('/phone', config),
    audience: 'champa',
    keys: sandboxAddress('/phone/keys', config),
    uses: [],
  };
}

/** The site is its own app: what is offered to install is the site, in each way a phone knows. */
function resourcesOf(publicUrl: string): AllSettings['resources'] {
  const url = new URL('/down', publicUrl).href;
  return [
    { resourceType: 'Android', url, labelName: 'Android' },
    { resourceType: 'IOS', url, labelName: 'iOS' },
    { resourceType: 'MOBILECONFIG', url, labelName: 'iOS Lite' },
    { resourceType: 'WEB', url: publicUrl, labelName: 'Web' },
  ];
}

const social: AllSettings['social'] = {
  facebook: 'https://www.facebook.com/champa.demo',
  instagram: 'https://www.instagram.com/champa.demo',
  telegram: 'https://t.me/champa_demo',
  tiktok: 'https://www.tiktok.com/@champa.demo',
  youtube: 'https://www.youtube.com/@champa.demo',
  whatsapp: 'https://wa.me/8562055550100',
  line: 'https://line.me/R/ti/p/@champa.demo',
};

const licence: AllSettings['licence'] = {
  authority: 'Demo authority',
  number: 'CHAMPA-DEMO-2026',
  statement: say(
    'ຈຳປາ ແມ່ນຍີ່ຫໍ້ສາທິດ ບໍ່ມີໃບອະນຸຍາດການພະນັນ ແລະ ບໍ່ຮັບເງິນແທ້. ຜູ້ດຳເນີນການແທ້ສະແດງໃບອະນຸຍາດຂອງຕົນຢູ່ບ່ອນນີ້.',
    'Champa is a demonstration brand. It holds no gaming licence and takes no real money; a real operator states its own licence here.',
    '占芭为演示品牌，不持有博彩牌照，亦不收取真实资金；正式运营方在此声明其牌照。',
  ),
};

const about: AllSettings['about'] = say(
  'ຈຳປາ ຮວບຮວມເກມກວ່າ 10.000 ເກມ ຈາກ 40 ຄ່າຍ: ສະລັອດ ໂຕະສົດ ກິລາ ຍິງປາ ແລະ ຫວຍ. ຝາກໄວ, ບັນທຶກທີ່ບວກລົບຖືກທຸກກີບ, ແລະ ຜົນທີ່ກວດໄດ້ດ້ວຍຕົນເອງ. ຕັ້ງຊື່ຕາມດອກຈຳປາ ດອກໄມ້ຂອງລາວ.',
  'Champa brings together some 10,000 games of 40 vendors: slots, live tables, sports, fishing and lottery. Quick deposits, records that add up to the kip, and outcomes you can check yourself. It is named after the champa, the flower of Laos.',
  '占芭汇集 40 家厂商的约一万款游戏：电子、真人、体育、捕鱼与彩票。存款迅捷，账目分毫不差，结果可自行验证。名字取自老挝的国花——占芭花。',
);
