import {
  type AdminVendorChange,
  type AdminVendorFacts,
  adminVendorOpenRounds,
  adminVendorWins,
} from '@champa/contract';
import { areaWord } from '@champa/i18n/staff-words';
import { Typography } from '@mui/material';
import { FunctionField, SimpleShowLayout, TextField, useRecordContext, useTranslate } from 'react-admin';
import { beside } from '../../kit/beside.tsx';
import { CountField, MemberLink, MoneyField, SwitchField, TimeField, WordField } from '../../kit/fields.tsx';
import { useCountryNames } from '../../kit/countries-input.tsx';
import { useFormats } from '../../kit/formats.ts';
import { useMay } from '../../kit/may.ts';
import { RowsOf } from '../../kit/rows-of.tsx';
import { Tab, TabbedShow } from '../../kit/tabbed-show.tsx';
import { listOnly, Way, Ways } from '../../kit/ways.tsx';
import { useLanguage } from '../../providers/language.ts';
import { PlanButton } from '../maintenance/acts.tsx';
import { EndOldKeyButton, KeyButton, RegionsButton, VendorSwitch } from './acts.tsx';
import { GameLists } from './game-lists.tsx';
import { useDialect } from './dialect.ts';

/** One vendor: what its wire is, how it goes, and the rounds that somebody has to look at. */
export function VendorShow() {
  const mayRounds = useMay(adminVendorOpenRounds);
  const mayWins = useMay(adminVendorWins);
  return (
    <TabbedShow
      acts={
        <>
          <VendorSwitch />
          <KeyButton />
          <EndOldKeyButton />
          <Maintenance />
          <RegionsButton />
        </>
      }
    >
      <Tab label="resources.vendors.facts">
        <Facts />
      </Tab>
      {mayRounds && (
        <Tab label="resources.vendors.open_rounds" path="open-rounds">
          <OpenRounds />
        </Tab>
      )}
      {mayWins && (
        <Tab label="resources.vendors.wins" path="wins">
          <Wins />
        </Tab>
      )}
      <Tab label="resources.vendors.lists" path="game-lists">
        <GameLists />
      </Tab>
      <Tab label="resources.vendors.changes" path="changes">
        <Changes />
      </Tab>
    </TabbedShow>
  );
}

/** Plans maintenance of the vendor; one that is on no wire has no games that are opened there. */
function Maintenance() {
  const vendor = useRecordContext<AdminVendorFacts>();
  return vendor?.dialect ? <PlanButton vassalage={vendor.vassalage} name={vendor.displayName} /> : null;
}

function Facts() {
  const translate = useTranslate();
  const language = useLanguage();
  const dialect = useDialect();
  const callsOf = useCalls();
  const { time } = useFormats();
  const countryNames = useCountryNames();
  const wallet = ({ wallet: kind }: AdminVendorFacts): string =>
    kind ? translate(`resources.vendors.wallets.${kind}`) : '–';
  const report = ({ report: kind }: AdminVendorFacts): string =>
    kind ? translate(`resources.vendors.reports.${kind}`) : '–';
  const key = ({ key: known }: AdminVendorFacts): string =>
    known ? translate(`resources.vendors.key_kinds.${known.kind}`, { mark: known.mark }) : '–';
  const oldKey = ({ oldKey: known }: AdminVendorFacts): string =>
    known
      ? translate(`resources.vendors.old_key_until`, {
          key: translate(`resources.vendors.key_kinds.${known.kind}`, { mark: known.mark }),
          until: time.full(known.until),
        })
      : '–';
  const origins = ({ launchOrigins }: AdminVendorFacts): string => launchOrigins?.join(', ') || '–';
  return (
    <>
      <SimpleShowLayout
        sx={{ p: 0, '& .RaSimpleShowLayout-stack': { ...beside, rowGap: 1, '& > *': { m: '0 !important' } } }}
      >
        <TextField source="vassalage" />
        <TextField source="displayName" />
        <SwitchField source="enabled" />
        <FunctionField source="calls" render={callsOf} />
        <WordField source="gameType" word={({ gameType }: AdminVendorFacts) => areaWord(gameType, language)} />
        <CountField source="games" />
        <WordField source="dialect" word={(vendor: AdminVendorFacts) => dialect(vendor)} />
        <FunctionField source="wallet" render={wallet} />
        <FunctionField source="report" render={report} />
        <FunctionField source="launchUrl" render={({ launchUrl }: AdminVendorFacts) => launchUrl ?? '–'} sx={breaks} />
        <FunctionField source="launchOrigins" render={origins} sx={breaks} />
        <FunctionField source="notIn" render={({ notIn }: AdminVendorFacts) => countryNames(notIn ?? []) || '–'} />
        <FunctionField source="key" render={key} sx={breaks} />
        <FunctionField source="oldKey" render={oldKey} sx={breaks} />
      </SimpleShowLayout>
      <VendorWays />
    </>
  );
}

const breaks = { overflowWrap: 'anywhere' };

/** How many calls the vendor made lately, and the share of faults. */
function useCalls(): (vendor: AdminVendorFacts) => string {
  const translate = useTranslate();
  const { count } = useFormats();
  return ({ calls, faults }) => {
    // The row of the list, which is shown first, has no calls.
    if (calls === undefined) return '';
    if (calls === 0) return translate('resources.vendors.no_calls');
    const hundredths = Math.round((faults * 10_000) / calls);
    return translate('resources.vendors.calls_of_hour', { calls: count(calls), percent: hundredths / 100 });
  };
}

function VendorWays() {
  const vendor = useRecordContext<AdminVendorFacts>();
  if (!vendor) return null;
  const { vassalage } = vendor;
  return (
    <Ways>
      <Way to={listOnly('games', { vassalage })} word="resources.vendors.its_games" />
      <Way to={listOnly('returns', { vassalage, part: 'game' })} word="resources.vendors.its_rtp" />
      <Way to={listOnly('maintenance', { vassalage })} word="resources.maintenance.its_windows" />
    </Ways>
  );
}

function Hint({ text }: { text: string }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {translate(text)}
    </Typography>
  );
}

function OpenRounds() {
  return (
    <>
      <Hint text="resources.vendors.open_rounds_hint" />
      <RowsOf list="vendorOpenRounds">
        <TimeField source="startedAt" />
        <MemberLink source="username" />
        <TextField source="gameName" sortable={false} />
        <TextField source="ref" sortable={false} />
        <MoneyField source="stake" />
        <TextField source="currency" sortable={false} />
      </RowsOf>
    </>
  );
}

function Wins() {
  return (
    <>
      <Hint text="resources.vendors.wins_hint" />
      <RowsOf list="vendorWins">
        <TimeField source="at" />
        <MemberLink source="username" />
        <TextField source="gameName" sortable={false} />
        <MoneyField source="stake" />
        <MoneyField source="win" signed />
        <TextField source="currency" sortable={false} />
        <TextField source="ref" sortable={false} />
      </RowsOf>
    </>
  );
}

function Changes() {
  const translate = useTranslate();
  const action = ({ action: done }: AdminVendorChange): string => translate(`resources.vendors.actions.${done}`);
  return (
    <RowsOf list="vendorChanges">
      <TimeField source="at" />
      <WordField source="action" word={action} />
      <TextField source="by" sortable={false} />
      <TextField source="reason" sortable={false} />
    </RowsOf>
  );
}
