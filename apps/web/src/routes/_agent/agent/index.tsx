import { createFileRoute, redirect } from '@tanstack/react-router';

/** The agents' door: who may enter stands in their home. */
export const Route = createFileRoute('/_agent/agent/')({
  beforeLoad: ({ context: { member } }) => {
    if (member.isAgent) throw redirect({ to: '/agentHome', replace: true });
  },
});
