import { createFileRoute, redirect } from '@tanstack/react-router';

/** The entrance of the agent centre; its home page checks who may enter. */
export const Route = createFileRoute('/_agent/agent/')({
  beforeLoad: ({ context: { member } }) => {
    if (member.isAgent) throw redirect({ to: '/agentHome', replace: true });
  },
});
