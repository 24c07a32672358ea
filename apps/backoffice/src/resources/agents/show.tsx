import type { AdminAgent } from '@champa/contract';
import { Box, Typography } from '@mui/material';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import { useFormats } from '../../kit/formats.ts';
import { Tab, TabbedShow } from '../../kit/tabbed-show.tsx';
import { AgentActs, type Placed } from './acts.tsx';
import { PathLinks } from './path.tsx';
import { Contracts } from './tabs/contracts.tsx';
import { Figures } from './tabs/figures.tsx';
import { InvitationLinks } from './tabs/links.tsx';
import { Settlements } from './tabs/settlements.tsx';
import { Team } from './tabs/team.tsx';

/** One member's place in the tree: the team and its figures, contracts, settlements, links. */
export function AgentShow() {
  return (
    <TabbedShow acts={<AgentActs />} above={<Place />}>
      <Tab label="resources.agents.figures_tab">
        <Figures />
      </Tab>
      <Tab label="resources.agents.team_tab" path="team">
        <Team />
      </Tab>
      <Tab label="resources.agents.contracts_tab" path="contracts">
        <Contracts />
      </Tab>
      <Tab label="resources.agents.settlements_tab" path="settlements">
        <Settlements />
      </Tab>
      <Tab label="resources.agents.links_tab" path="links">
        <InvitationLinks />
      </Tab>
    </TabbedShow>
  );
}

/** Who stands above, what the member is, and a move that is coming. */
function Place() {
  const agent = useRecordContext<AdminAgent & Partial<Placed>>();
  const translate = useTranslate();
  const { time } = useFormats();
  if (!agent) return null;
  const { move } = agent;
  return (
    <Box sx={{ px: 2, pt: 2 }}>
      <PathLinks path={agent.path} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        <Link to={`/members/${agent.id}/show`}>{agent.username}</Link> ·{' '}
        {translate(`resources.agents.types.${agent.type}`)}
      </Typography>
      {move && (
        <Typography variant="body2" color="warning.main">
          {translate(
            `resources.agents.move_${move.effectiveAt === null ? 'waits' : 'coming'}${move.to === null ? '_top' : ''}`,
            {
              to: move.to?.username ?? '',
              time: move.effectiveAt === null ? '' : time.full(move.effectiveAt),
            },
          )}
        </Typography>
      )}
    </Box>
  );
}
