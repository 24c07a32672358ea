import {
  adminContent,
  adminPlanTrial,
  type AdminPlanTrial,
  type Language,
  languages,
  type PlanKind,
  type ThemeMode,
} from '@champa/contract';
import { parseAmount } from '@champa/money';
import { Alert, Box, Button, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { pageColours, useBrandTheme } from '../../kit/brand-theme.ts';
import { useFormats } from '../../kit/formats.ts';
import { Section } from '../../kit/section.tsx';
import { fromForm, type Shape } from '../../kit/shape/shape.ts';
import { useNameOf } from '../../kit/shape/words.tsx';
import { call, fieldsOf } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';
import { Choice } from '../content/content-preview.tsx';

type Texts = Partial<Record<Language, string>>;
type Tried = AdminPlanTrial & { texts: { title?: Texts; content?: Texts } };

/** The kinds that have something to try out before saving. */
const tried: ReadonlySet<PlanKind> = new Set(['activities', 'prizeGames']);

type Props = { kind: PlanKind; shape: Shape; planKey: string | null };

/** What is typed, tried out: whom it addresses, what it is expected to cost, what members read. Nothing is saved. */
export function PlanTrial({ kind, shape, planKey }: Props) {
  const translate = useTranslate();
  const nameOf = useNameOf();
  const { getValues } = useFormContext();
  const [trial, setTrial] = useState<Tried | null>(null);
  const [faults, setFaults] = useState<string[]>([]);
  if (!tried.has(kind)) return null;

  const show = async (): Promise<void> => {
    const key = planKey ?? ((getValues('key') as string | null) || 'new');
    const value = fromForm(shape, getValues('value')) as Record<string, unknown>;
    setTrial(null);
    setFaults([]);
    try {
      const answer = await call(adminPlanTrial, { params: { kind, key }, body: { value } });
      setTrial({ ...answer, texts: kind === 'activities' ? await textsOf(key) : {} });
    } catch (error) {
      const fields = Object.entries(fieldsOf(error) ?? {});
      const word = (fault: string): string =>
        translate(`champa.faults.${fault}`, { _: translate('champa.faults.pattern') });
      setFaults(
        fields.length === 0
          ? [(error as Error).message]
          : fields.map(([path, fault]) => `${nameOf(path.replace(/^value\.?/, ''))}: ${word(fault)}`),
      );
    }
  };

  return (
    <Section
      title="resources.activities.trial"
      acts={
        <Button size="small" variant="outlined" onClick={() => void show()}>
          {translate('resources.activities.try')}
        </Button>
      }
    >
      {faults.length > 0 && (
        <Alert severity="warning">
          {faults.map((fault) => (
            <div key={fault}>{fault}</div>
          ))}
        </Alert>
      )}
      {trial && <Outcome kind={kind} trial={trial} />}
    </Section>
  );
}

/** The promotion's texts, for those who may read content. */
async function textsOf(key: string): Promise<Tried['texts']> {
  const piece = await call(adminContent, { params: { kind: 'promotions', key } }).catch(() => null);
  return (piece?.value ?? {}) as Tried['texts'];
}

function Outcome({ kind, trial }: { kind: PlanKind; trial: Tried }) {
  const translate = useTranslate();
  const { money, count } = useFormats();
  const { audience, expected, chances } = trial;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      {kind === 'activities' && (
        <Typography>
          {audience === null
            ? translate('resources.activities.everybody')
            : translate(audience.isWhole ? 'resources.activities.audience_is' : 'resources.activities.audience_least', {
                members: count(audience.members),
                looked: count(audience.lookedAt),
              })}
        </Typography>
      )}
      {expected && (
        <Typography>
          {translate('resources.prizeGames.expected', {
            each: money(parseAmount(expected.each)),
            currency: expected.currency,
          })}
          {expected.most !== null &&
            ` ${translate('resources.prizeGames.most', { most: money(parseAmount(expected.most)), currency: expected.currency })}`}
        </Typography>
      )}
      {chances.length > 0 && (
        <Table size="small" sx={{ width: 'auto' }}>
          <TableBody>
            {chances.map(({ code, percent }) => (
              <TableRow key={code}>
                <TableCell component="th" scope="row">
                  {code}
                </TableCell>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {`${percent.replace(/(\.\d\d)0+$/, '$1')}%`}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {trial.preview && <Preview preview={trial.preview} texts={trial.texts} />}
    </Box>
  );
}

type PreviewProps = { preview: NonNullable<AdminPlanTrial['preview']>; texts: Tried['texts'] };

/** What a member reads who has done nothing yet, as a phone shows it, in each language and both themes. */
function Preview({ preview, texts }: PreviewProps) {
  const translate = useTranslate();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [theme, setTheme] = useState<ThemeMode>('dark');
  const { background, color, border, link } = pageColours(useBrandTheme()[theme], theme);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Choice
          value={language}
          options={languages}
          word={(each) => translate(`champa.languages.${each}`)}
          choose={setLanguage}
        />
        <Choice
          value={theme}
          options={['dark', 'light'] as const}
          word={(each) => translate(`resources.promotions.${each}`)}
          choose={setTheme}
        />
      </Box>
      <Box
        lang={language === 'cn' ? 'zh' : language}
        sx={{
          width: 358,
          maxWidth: '100%',
          background,
          color,
          border: `1px solid ${border}`,
          borderRadius: 2,
          p: 2,
          overflowWrap: 'anywhere',
          '& a': { color: link },
        }}
      >
        <Typography sx={{ fontWeight: 700, color }}>{texts.title?.[language] ?? ''}</Typography>
        {/* What was saved was cleaned by the server. */}
        <div dangerouslySetInnerHTML={{ __html: texts.content?.[language] ?? '' }} />
        {preview[language].map(({ title, lines }, n) => (
          <Box key={n} sx={{ border: `1px solid ${border}`, borderRadius: 1, p: 1.5, mt: 1 }}>
            <Typography sx={{ fontWeight: 600, color }}>{title}</Typography>
            {lines.map((line) => (
              <Typography key={line} variant="body2" sx={{ color: link, fontVariantNumeric: 'tabular-nums' }}>
                {line}
              </Typography>
            ))}
          </Box>
        ))}
      </Box>
    </>
  );
}
