import type { Banner } from '@champa/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { memberOf } from '../../../entities/member/index.ts';
import { useOpenPopup } from '../../../entities/site/index.ts';
import { session } from '../../../kit/api/session.ts';
import { useFollowPath } from '../../../kit/text/site-path.ts';
import { destinationOf } from '../model/linkage.ts';

type BannerLinkProps = { banner: Banner; className: string; children: ReactNode };

/** A banner's content: a link where the banner has a destination. */
export function BannerLink({ banner, className, children }: BannerLinkProps) {
  const followPath = useFollowPath();
  const destination = destinationOf(banner);
  switch (destination?.kind) {
    case undefined:
      return <div className={className}>{children}</div>;
    case 'site':
      return (
        <a href={destination.address} target="_blank" rel="noopener noreferrer" draggable={false} className={className}>
          {children}
        </a>
      );
    case 'path':
      return (
        <a
          href={destination.path}
          draggable={false}
          className={className}
          onClick={(event) => followPath(event, destination.path)}
        >
          {children}
        </a>
      );
    case 'game':
      return (
        <GameLink nodeId={destination.nodeId} className={className}>
          {children}
        </GameLink>
      );
  }
}

/** Opens a game by its ID alone, by the same rules as its tile. */
function GameLink({ nodeId, className, children }: { nodeId: string; className: string; children: ReactNode }) {
  const navigate = useNavigate();
  const openPopup = useOpenPopup();
  const queryClient = useQueryClient();
  const open = async (event: MouseEvent) => {
    event.preventDefault();
    if (session.token() === null) return openPopup('login');
    if ((await memberOf(queryClient))?.isTrial) return openPopup('true-account');
    await navigate({ to: '/play/$nodeId', params: { nodeId } });
  };
  return (
    <Link
      to="/play/$nodeId"
      params={{ nodeId }}
      preload={false}
      draggable={false}
      className={className}
      onClick={(event) => void open(event)}
    >
      {children}
    </Link>
  );
}
