import { useEffect, useState } from 'react';
import { required, SelectInput, useNotify } from 'react-admin';

type Choice = { id: string | number; name: string };

type Props = {
  source: string;
  label: string;
  /** Always the same function: it is called again where it is another. */
  read: () => Promise<Choice[]>;
};

/** A choice among what the server has now. It is asked when the form opens. */
export function LoadedSelect({ source, label, read }: Props) {
  const notify = useNotify();
  const [choices, setChoices] = useState<Choice[]>([]);
  useEffect(() => {
    read().then(setChoices, (error: Error) => notify(error.message, { type: 'error' }));
  }, [read, notify]);
  return (
    <SelectInput
      source={source}
      label={label}
      choices={choices}
      translateChoice={false}
      fullWidth
      validate={required()}
      isPending={choices.length === 0}
    />
  );
}
