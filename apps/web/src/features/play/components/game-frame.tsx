import type { OperationValue } from '@champa/contract';
import type * as contract from '@champa/contract';
import { useEffect, useRef, useState } from 'react';
import { readGameMessage } from '../model/game-message.ts';
import { GameLoading } from './game-loading.tsx';

export type Launched = OperationValue<typeof contract.gameLaunch>;

type GameFrameProps = {
  launch: Launched;
  onClose: () => void;
  onHome: () => void;
  onDeposit: () => void;
  onBalanceMoved: () => void;
  /** The game has left its frame, and is to be opened again. */
  onReopen: () => void;
  /** The page's policy keeps the frame from an address that is no launch origin of the vendor. */
  onBlocked: () => void;
};

/** What games need. Never navigation of the whole page: a game that could do that could show a false one in its place. */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-modals',
  'allow-orientation-lock',
  'allow-pointer-lock',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-storage-access-by-user-activation',
].join(' ');

/** The vendor's page, and the messages that it sends to ours. */
export function GameFrame({ launch, onClose, onHome, onDeposit, onBalanceMoved, onReopen, onBlocked }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      const sender = { address: launch.url, window: frame.current?.contentWindow, site: window.location.origin };
      switch (readGameMessage({ origin, source, data }, sender)) {
        case 'ready':
          return setReady(true);
        case 'balance':
          return onBalanceMoved();
        case 'deposit':
          return onDeposit();
        case 'leftForDeposit':
          onReopen();
          return onDeposit();
        case 'leftForHome':
          return onHome();
        case 'close':
          return onClose();
        case null:
      }
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [launch.url, onBalanceMoved, onDeposit, onReopen, onClose, onHome]);

  useEffect(() => {
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') onBlocked();
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [onBlocked]);

  return (
    <>
      <iframe
        ref={frame}
        src={launch.url}
        title={launch.game.gameName}
        sandbox={SANDBOX}
        allow="autoplay; fullscreen; clipboard-write"
        // A vendor that sends no ready message is ready when its page has loaded.
        onLoad={() => setReady(true)}
        className="absolute inset-0 size-full border-0"
      />
      {!isReady && <GameLoading />}
    </>
  );
}
