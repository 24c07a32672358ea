import { useTranslate } from '@champa/i18n/react';
import { Button, Icon, Notice } from '@champa/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { Cover } from '../../../entities/game/index.ts';
import { openBlankWindow } from '../../../kit/browser/blank-window.ts';
import type { Launched } from './game-frame.tsx';

/**
 * A vendor whose games open in a new window. The press that starts the game opens it, while the browser still allows it;
 * after that it takes another press.
 */
export function OwnWindow({ launch }: { launch: Launched }) {
  const t = useTranslate();
  const [state, setState] = useState<'closed' | 'opened' | 'blocked'>('closed');
  const open = () => {
    const opened = openBlankWindow();
    opened?.show(launch.url);
    setState(opened ? 'opened' : 'blocked');
  };
  const openByPressBefore = useEffectEvent(() => {
    if (navigator.userActivation?.isActive) open();
  });
  useEffect(() => {
    const timer = setTimeout(openByPressBefore);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="garden-face absolute inset-0 grid place-items-center overflow-y-auto p-4">
      <div className="card-face flex w-full max-w-sm flex-col items-center gap-4 rounded-lg p-6 text-center">
        <span
          className="block h-52 w-39 overflow-hidden rounded-md bg-surface-2 shadow-card"
          style={{ background: launch.game.placeholder }}
        >
          <Cover icon={launch.game.icon} sizes="156px" isFirst className="object-cover" />
        </span>
        <p className="text-lg font-bold">{launch.game.gameName}</p>
        <p className="text-sm text-muted">{state === 'opened' ? t('game_window_opened') : t('game_window_text')}</p>
        {state === 'blocked' && <Notice kind="error">{t('popup_blocked')}</Notice>}
        <Button size="large" wide onClick={open}>
          {t('game_window_open')}
          <Icon name="external" size={18} />
        </Button>
      </div>
    </div>
  );
}
