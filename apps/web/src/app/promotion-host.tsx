import type { PromotionAction } from '@champa/contract';
import { useNavigate } from '@tanstack/react-router';
import { useOpenPopup } from '../entities/site/index.ts';
import { ActivityAction, ActivityPanel } from '../features/activities/index.ts';
import { type ActivitySlots, PromotionDialog } from '../features/content/dialogs.ts';

type PromotionHostProps = { about: string | undefined; onClose: () => void };

/** A promotion in full, with the member's state in it and the action open to them. */
export function PromotionHost({ about, onClose }: PromotionHostProps) {
  const act = usePromotionAction();
  return <PromotionDialog about={about} onAction={act} onClose={onClose} activity={activity} />;
}

const activity: ActivitySlots = {
  panel: (id) => <ActivityPanel id={id} />,
  action: (id, otherwise) => <ActivityAction id={id} otherwise={otherwise} />,
};

/** What a promotion's button does. */
function usePromotionAction(): (action: PromotionAction) => void {
  const open = useOpenPopup();
  const navigate = useNavigate();
  return (action) => {
    switch (action) {
      case 'REGISTER':
        return open('register');
      case 'LOGIN':
        return open('login');
      case 'DEPOSIT':
        return open('deposit');
      case 'DOWN':
        return void navigate({ to: '/down' });
      case 'MISSIONS':
        return void navigate({ to: '/missions' });
      case 'VIP':
        return void navigate({ to: '/member/vip' });
    }
  };
}
