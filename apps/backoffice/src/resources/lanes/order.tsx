import { type AdminLane, adminLanesOrder } from '@champa/contract';
import { areaWord } from '@champa/i18n/staff-words';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, Button, IconButton, List, ListItem, ListItemText, Paper, Typography } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { Title, useGetList, useGetResourceLabel, useTranslate } from 'react-admin';
import { useFormats } from '../../kit/formats.ts';
import { useMay } from '../../kit/may.ts';
import { ReasonButton } from '../../kit/reason-button.tsx';
import { call } from '../../providers/api.ts';
import { useLanguage } from '../../providers/language.ts';

type Area = AdminLane['id'];

/** The areas of the lobby: dragged into an order, or moved by the arrow keys, and then saved. */
export function LaneOrder() {
  const { data } = useGetList<AdminLane>('lanes', { pagination: { page: 1, perPage: 100 } });
  const labelOf = useGetResourceLabel();
  return (
    <>
      <Title title={labelOf('lanes', 2)} />
      {/* What was moved here and is not saved goes once the order itself is another. */}
      {data && <Lanes key={data.map(({ id }) => id).join()} lanes={data} />}
    </>
  );
}

function Lanes({ lanes }: { lanes: readonly AdminLane[] }) {
  const translate = useTranslate();
  const mayOrder = useMay(adminLanesOrder);
  const was = lanes.map(({ id }) => id);
  const [order, setOrder] = useState<readonly Area[]>(was);
  const [dragged, setDragged] = useState<Area | null>(null);
  const isChanged = order.join() !== was.join();

  const move = (id: Area, to: number): void => {
    if (to < 0 || to >= order.length) return;
    const others = order.filter((other) => other !== id);
    setOrder([...others.slice(0, to), id, ...others.slice(to)]);
  };

  return (
    <Box sx={{ maxWidth: 560 }}>
      <Typography variant="body2" color="textSecondary" sx={{ my: 2 }}>
        {translate('resources.lanes.hint')}
      </Typography>
      <Paper variant="outlined">
        <List disablePadding>
          {order.map((id, place) => (
            <Lane
              key={id}
              lane={lanes.find((lane) => lane.id === id)!}
              place={place}
              last={order.length - 1}
              mayOrder={mayOrder}
              isDragged={dragged === id}
              move={(to) => move(id, to)}
              onDrag={(begins) => setDragged(begins ? id : null)}
              onOver={() => dragged !== null && dragged !== id && move(dragged, place)}
            />
          ))}
        </List>
      </Paper>
      {isChanged && (
        <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
          <ReasonButton
            label="resources.lanes.save"
            danger={false}
            effect="resources.lanes.save_effect"
            name=""
            operation={adminLanesOrder}
            act={(reason) => call(adminLanesOrder, { body: { order: [...order], was, reason } })}
          />
          <Button size="small" onClick={() => setOrder(was)}>
            {translate('resources.lanes.undo')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

type LaneProps = {
  lane: AdminLane;
  place: number;
  last: number;
  mayOrder: boolean;
  isDragged: boolean;
  move: (to: number) => void;
  onDrag: (begins: boolean) => void;
  onOver: () => void;
};

function Lane({ lane: { id, games }, place, last, mayOrder, isDragged, move, onDrag, onOver }: LaneProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { count } = useFormats();
  const name = areaWord(id, language);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    move(place + step);
  };
  const said = translate('resources.lanes.games', { games: count(games) });
  return (
    <ListItem
      divider={place < last}
      draggable={mayOrder}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      onDragEnter={onOver}
      onDragOver={(event) => event.preventDefault()}
      sx={{ gap: 1, cursor: mayOrder ? 'grab' : 'default', bgcolor: isDragged ? 'action.selected' : undefined }}
    >
      {mayOrder && <DragIndicator fontSize="small" color="disabled" aria-hidden />}
      <ListItemText
        primary={`${place + 1}. ${name}`}
        secondary={games === 0 ? translate('resources.lanes.empty_lane') : said}
      />
      {mayOrder && (
        <Box onKeyDown={onKeyDown} sx={{ flex: 'none' }}>
          <IconButton
            aria-label={translate('resources.lanes.up', { name })}
            aria-disabled={place === 0}
            onClick={() => move(place - 1)}
          >
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={translate('resources.lanes.down', { name })}
            aria-disabled={place === last}
            onClick={() => move(place + 1)}
          >
            <ArrowDownward fontSize="small" />
          </IconButton>
        </Box>
      )}
    </ListItem>
  );
}
