import { useState } from 'react';
import type { Centre, Opened } from '../../../entities/team/index.ts';
import { OpenedCard } from './opened-card.tsx';
import { OpeningForm } from './opening-form.tsx';

/** Opens an account for a recruit; its credentials are shown once. */
export function OpeningPanel({ centre }: { centre: Centre }) {
  const [opened, setOpened] = useState<Opened>();
  return (
    <section className="card-face max-w-xl rounded-lg p-4 sm:p-6">
      {opened ? (
        <OpenedCard opened={opened} origin={centre.domains[0]!.origin} onAgain={() => setOpened(undefined)} />
      ) : (
        <OpeningForm centre={centre} onOpened={setOpened} />
      )}
    </section>
  );
}
