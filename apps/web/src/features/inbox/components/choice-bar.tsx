import { useTranslate } from '@champa/i18n/react';
import { Button } from '@champa/ui';

type ChoiceBarProps = {
  chosen: number;
  isAllChosen: boolean;
  onAll: () => void;
  onNone: () => void;
  onDrop: () => void;
  onEnd: () => void;
};

/** While messages are being selected: their number, and the actions on them. */
export function ChoiceBar({ chosen, isAllChosen, onAll, onNone, onDrop, onEnd }: ChoiceBarProps) {
  const t = useTranslate();
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p role="status" className="text-sm font-semibold tabular">
        {t('inbox_chosen', { count: chosen })}
      </p>
      <div className="-me-2 flex items-center gap-1">
        <Button kind="plain" size="small" onClick={isAllChosen ? onNone : onAll}>
          {isAllChosen ? t('inbox_choose_none') : t('inbox_choose_all')}
        </Button>
        <Button kind="danger" size="small" disabled={chosen === 0} onClick={onDrop}>
          {t('inbox_delete')}
        </Button>
        <Button kind="plain" size="small" onClick={onEnd}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
