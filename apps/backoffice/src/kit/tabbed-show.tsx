import type { ReactNode } from 'react';
import { Show, TabbedShowLayout, TabbedShowLayoutTabs, TopToolbar } from 'react-admin';

export const { Tab } = TabbedShowLayout;

/** `above`: what stands over the tabs. Tabs as children; what an employee may not see is false. */
type Props = { acts: ReactNode; above?: ReactNode; children: ReactNode };

/** All there is to know of one thing, each tab by its own calls when it is opened; and what can be done about it. */
export function TabbedShow({ acts, above, children }: Props) {
  return (
    <Show actions={<TopToolbar sx={{ flexWrap: 'wrap' }}>{acts}</TopToolbar>}>
      {above}
      <TabbedShowLayout
        tabs={<TabbedShowLayoutTabs variant="scrollable" scrollButtons="auto" allowScrollButtonsMobile />}
      >
        {children}
      </TabbedShowLayout>
    </Show>
  );
}
