import {
  type AdminLotteryChain,
  adminLotteryChainPublication,
  adminLotteryChains,
  adminLotteryChainSalt,
} from '@champa/contract';
import { Box, Card, CardContent, Typography } from '@mui/material';
import { maxLength, minLength, required, TextInput, useTranslate } from 'react-admin';
import { FormButton } from '../../kit/form-button.tsx';
import { useFormats } from '../../kit/formats.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { Section } from '../../kit/section.tsx';
import { useAsked } from '../../kit/use-asked.ts';
import { call } from '../../providers/api.ts';
import { useNameOf } from './name.ts';
import { Verification } from './verification.tsx';
import { useWhole } from './whole.ts';

/** The chains of seeds of a house game: what was committed, how far it is used, and whether what was revealed is of it. */
export function Seeds() {
  const game = useWhole();
  const translate = useTranslate();
  const nameOf = useNameOf();
  const isHouse = game?.source === 'house';
  const { answer, again } = useAsked(adminLotteryChains, isHouse ? { params: { code: game.id } } : null);
  if (!game) return null;
  if (!isHouse) return <Typography variant="body2">{translate('resources.lotteryGames.no_seeds')}</Typography>;
  const publish = async (reason: string): Promise<void> => {
    await call(adminLotteryChainPublication, { params: { code: game.id }, body: { reason } });
    await again();
  };
  return (
    <Section
      title="resources.lotteryGames.seeds"
      acts={
        <ReasonButton
          label="resources.lotteryGames.publish"
          danger={false}
          effect="resources.lotteryGames.publish_effect"
          name={nameOf(game.names)}
          operation={adminLotteryChainPublication}
          act={publish}
        />
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {translate('resources.lotteryGames.seeds_hint')}
      </Typography>
      {answer?.list.map((chain) => (
        <Chain key={chain.id} chain={chain} again={again} />
      ))}
    </Section>
  );
}

type ChainProps = { chain: AdminLotteryChain; again: () => Promise<void> };

function Chain({ chain, again }: ChainProps) {
  const translate = useTranslate();
  const { count, time } = useFormats();
  const { id, commitment, used, length, salt, publishedAt } = chain;
  return (
    <Card variant="outlined" sx={{ mb: 2, minWidth: 0 }}>
      <CardContent sx={{ '&:last-child': { pb: 2 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2" component="h3" sx={{ mr: 'auto' }}>
            {translate('resources.lotteryGames.chain', { id, at: time.full(publishedAt) })}
          </Typography>
          {salt === null && <SaltButton chain={chain} again={again} />}
        </Box>
        <Typography variant="body2">
          {translate('resources.lotteryGames.chain_used', { used: count(used), length: count(length) })}
        </Typography>
        <Hash label="resources.lotteryGames.commitment" text={commitment} />
        <Hash label="resources.lotteryGames.salt" text={salt ?? translate('resources.lotteryGames.no_salt')} />
        <Verification chainId={id} />
      </CardContent>
    </Card>
  );
}

/** A text of many letters, which breaks anywhere. */
export function Hash({ label, text }: { label: string; text: string }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate(label)}{' '}
      </Box>
      <Box component="span" sx={{ fontFamily: 'monospace' }}>
        {text}
      </Box>
    </Typography>
  );
}

function SaltButton({ chain: { id }, again }: ChainProps) {
  const act = async (body: { salt: string; reason: string }): Promise<void> => {
    await call(adminLotteryChainSalt, { params: { id }, body });
    await again();
  };
  return (
    <FormButton<{ salt: string }>
      label="resources.lotteryGames.set_salt"
      effect="resources.lotteryGames.set_salt_effect"
      name={id}
      operation={adminLotteryChainSalt}
      defaults={{ salt: '' }}
      act={act}
    >
      <TextInput
        source="salt"
        label="resources.lotteryGames.salt"
        validate={[required(), minLength(8), maxLength(200)]}
        fullWidth
      />
    </FormButton>
  );
}
