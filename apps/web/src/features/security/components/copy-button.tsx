import { Button, Icon } from '@champa/ui';
import { useCopy } from '../../../kit/browser/use-copy.ts';

/** Copies a text and confirms it; on failure it asks to copy by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = useCopy();

  return (
    <Button kind="outline" size="small" className="mt-2" onClick={() => copy(text)}>
      <Icon name="copy" size={16} />
      {label}
    </Button>
  );
}
