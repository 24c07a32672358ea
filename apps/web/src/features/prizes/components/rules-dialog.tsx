import type { PrizeGame } from '@champa/contract';
import { useTranslate } from '@champa/i18n/react';
import { useMoneyFormat } from '@champa/ui';
import { Dialog } from '@champa/ui/dialog';
import { useSite } from '../../../entities/site/index.ts';
import { useCalendarNames } from '../../../kit/days/calendar-names.ts';
import { BandTable, OddsTable } from './odds-table.tsx';

/** The rules of a game, and the chances of its prizes. */
export function RulesDialog({ game, onClose }: { game: PrizeGame; onClose: () => void }) {
  const t = useTranslate();
  const lines = useRules(game);
  return (
    <Dialog title={t('prizes_rules')} description={game.name} closeLabel={t('close')} onClose={onClose}>
      <div className="flex flex-col gap-4">
        {(game.kind === 'wheel' || game.kind === 'egg') && <OddsTable game={game} />}
        {game.kind === 'envelope' && <BandTable game={game} />}
        <ul className="flex list-disc flex-col gap-2 ps-5 text-sm text-muted">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function useRules(game: PrizeGame): string[] {
  const t = useTranslate();
  const money = useMoneyFormat();
  const days = useDays();
  const { timeZone: zone } = useSite().brand;
  const turnover = (factor: number): string =>
    factor > 0 ? t('prizes_rules_turnover', { factor }) : t('prizes_rules_free');
  switch (game.kind) {
    case 'wheel':
    case 'egg': {
      const factors = game.prizes.flatMap(({ reward }) => (reward.kind === 'cash' ? reward.turnoverFactor : []));
      return [
        t('prizes_rules_fallback', { name: game.prizes.find(({ code }) => code === game.fallback)?.name ?? '' }),
        ...(game.kind === 'wheel' ? [t('prizes_rules_alike')] : []),
        t('prizes_rules_animation'),
        ...(factors.length > 0 ? [turnover(Math.max(...factors))] : []),
      ];
    }
    case 'envelope':
      return [t('prizes_rules_days', { days: game.days }), t('prizes_rules_animation'), turnover(game.turnoverFactor)];
    case 'rain': {
      const { time, minutes, parts } = game;
      const [pot, min, max] = [money(game.pot), money(game.min), money(game.max)];
      return [
        t('prizes_rules_rain_time', { days: days(game.days), time, minutes, zone }),
        t('prizes_rules_rain', { pot, parts, min, max }),
        turnover(game.turnoverFactor),
      ];
    }
    case 'raffle':
      return [
        t('prizes_rules_raffle_time', { days: days(game.days), time: game.time, zone }),
        t('prizes_rules_raffle', { days: game.claimDays }),
      ];
  }
}

/** ISO weekdays in the visitor's language. */
function useDays(): (days: readonly number[]) => string {
  const t = useTranslate();
  const { weekday } = useCalendarNames();
  return (days) => (days.length === 7 ? t('prizes_every_day') : days.map(weekday).join(', '));
}
