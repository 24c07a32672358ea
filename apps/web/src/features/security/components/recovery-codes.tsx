import { useTranslate } from '@champa/i18n/react';
import { Button, Code, Icon, Notice } from '@champa/ui';
import { useSite } from '../../../entities/site/index.ts';
import { saveFile } from '../../../kit/browser/save-file.ts';
import { CopyButton } from './copy-button.tsx';

const FILE_NAME = 'recovery-codes.txt';

/** The recovery codes, shown this once; the member confirms that they are saved. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslate();
  const { name } = useSite().brand;
  const text = codes.join('\n');
  return (
    <div className="flex max-w-md flex-col gap-4">
      <Notice kind="info">{t('recovery_codes_once')}</Notice>
      <ul
        dir="ltr"
        className="grid gap-2 rounded-md min-[430px]:grid-cols-2 bg-surface-2 p-4 text-sm font-bold tabular"
      >
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={t('recovery_codes_copy')} />
        <Button
          kind="outline"
          size="small"
          className="mt-2"
          onClick={() => saveFile(FILE_NAME, 'text/plain', `${name}\n\n${text}\n`)}
        >
          <Icon name="download" size={16} />
          {t('recovery_codes_save')}
        </Button>
      </div>
      <Button size="large" wide onClick={onKept}>
        {t('recovery_codes_kept')}
      </Button>
    </div>
  );
}
