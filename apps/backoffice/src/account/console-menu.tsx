import AgentsIcon from '@mui/icons-material/AccountTree';
import ContentIcon from '@mui/icons-material/Article';
import LotteryIcon from '@mui/icons-material/ConfirmationNumber';
import OpenIcon from '@mui/icons-material/ExpandLess';
import ClosedIcon from '@mui/icons-material/ExpandMore';
import BooksIcon from '@mui/icons-material/MenuBook';
import MoneyIcon from '@mui/icons-material/Payments';
import MembersIcon from '@mui/icons-material/People';
import PromotionsIcon from '@mui/icons-material/Redeem';
import BrandIcon from '@mui/icons-material/Settings';
import SafetyIcon from '@mui/icons-material/Shield';
import GamesIcon from '@mui/icons-material/SportsEsports';
import ServiceIcon from '@mui/icons-material/SupportAgent';
import { adminDashboard } from '@champa/contract';
import { Box, Collapse, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { ComponentType } from 'react';
import { Menu, usePermissions, useSidebarState, useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useMay } from '../kit/may.ts';
import { type MenuGroup, menuGroups } from '../kit/menu-groups.ts';
import { type BackofficeResource, mayOpen } from '../kit/resource.ts';
import { resources } from '../resources/index.ts';

const icons: Record<MenuGroup, ComponentType> = {
  members: MembersIcon,
  money: MoneyIcon,
  games: GamesIcon,
  lottery: LotteryIcon,
  promotions: PromotionsIcon,
  agents: AgentsIcon,
  content: ContentIcon,
  service: ServiceIcon,
  safety: SafetyIcon,
  books: BooksIcon,
  brand: BrandIcon,
};

/** The dashboard for those who may see it, and in their groups the lists that they may see; one alone stands by itself. */
export function ConsoleMenu() {
  const translate = useTranslate();
  const may = useMay(adminDashboard);
  const { permissions: held = [] } = usePermissions<readonly string[]>();
  const lists = Map.groupBy(
    resources.filter((resource) => mayOpen(resource, held)),
    ({ group }) => group,
  );
  return (
    <Menu>
      {may && <Menu.DashboardItem primaryText={translate('dashboard.title')} />}
      {lists.get(undefined)?.map(({ name }) => (
        <Menu.ResourceItem key={name} name={name} />
      ))}
      {menuGroups.map((group) => {
        const own = lists.get(group) ?? [];
        const Icon = icons[group];
        if (own.length > 1) return <Group key={group} group={group} lists={own} />;
        return own.map(({ name }) => <Menu.ResourceItem key={name} name={name} leftIcon={<Icon />} />);
      })}
    </Menu>
  );
}

/** A group of lists: open where the screen is one of its own, or where the employee opened it. */
function Group({ group, lists }: { group: MenuGroup; lists: readonly BackofficeResource[] }) {
  const translate = useTranslate();
  const [isWide, setWide] = useSidebarState();
  const [opened, setOpened] = useStore<readonly string[]>('menu.open', []);
  const { pathname } = useLocation();
  const isHere = lists.some(({ name }) => name === pathname.split('/')[1]);
  const isOpened = opened.includes(group);
  const isOpen = isWide && (isHere || isOpened);
  const Icon = icons[group];
  const State = isOpen ? OpenIcon : ClosedIcon;
  const turn = (): void => {
    if (!isWide) setWide(true);
    setOpened(isOpened && isWide ? opened.filter((one) => one !== group) : [...new Set([...opened, group])]);
  };
  return (
    <>
      <MenuItem onClick={turn} aria-expanded={isOpen} sx={{ color: 'text.secondary', minHeight: 36 }}>
        <ListItemIcon sx={{ minWidth: (theme) => theme.spacing(5.5) }}>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={translate(`champa.menu.${group}`)} slotProps={{ primary: { noWrap: true } }} />
        {isWide && !isHere && <State fontSize="small" aria-hidden />}
      </MenuItem>
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={{ pl: 5, '& .RaMenuItemLink-icon': { display: 'none' } }}>
          {lists.map(({ name }) => (
            <Menu.ResourceItem key={name} name={name} />
          ))}
        </Box>
      </Collapse>
    </>
  );
}
