import type { OperationValue } from '@champa/contract';
import type * as contract from '@champa/contract';
import { useEffect, useRef, useState } from 'react';
import { readStudioMessage } from '../model/studio-message.ts';
import { GameLoading } from './game-loading.tsx';

export type Launched = OperationValue<typeof contract.gameLaunch>;

type GameFrameProps = { launch: Launched; onClose: () => void; onDeposit: () => void; onBalanceMoved: () => void };

/** The vendor's page, and the messages that it sends to ours. */
export function GameFrame({ launch, onClose, onDeposit, onBalanceMoved }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      const sender = { address: launch.url, window: frame.current?.contentWindow };
      switch (readStudioMessage({ origin, source, data }, sender)) {
        case 'ready':
          return setReady(true);
        case 'balance':
          return onBalanceMoved();
        case 'deposit':
          return onDeposit();
        case 'close':
          return onClose();
        case null:
      }
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [launch.url, onBalanceMoved, onDeposit, onClose]);

  return (
    <>
      <iframe
        ref={frame}
        src={launch.url}
        title={launch.game.gameName}
        allow="autoplay; fullscreen; clipboard-write"
        // A vendor that sends no ready message is ready when its page has loaded.
        onLoad={() => setReady(true)}
        className="absolute inset-0 size-full border-0"
      />
      {!isReady && <GameLoading />}
    </>
  );
}
