import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { Box, IconButton, TextField, Tooltip } from '@mui/material';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from './icon.tsx';

export type RichTextEditorProps = {
  value: string;
  label: string;
  disabled: boolean;
  onChange: (html: string) => void;
  /** Chooses a picture, and calls with its address. */
  PictureButton: ComponentType<{ onChosen: (picture: { src: string; alt: string }) => void }>;
};

// What the server would take out again is not offered. The policy of the page allows no styles but its own.
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
  Image,
  TableKit.configure({ table: { resizable: false } }),
];

/** Writes HTML of the elements that content may have. */
export function RichTextEditor({ value, label, disabled, onChange, PictureButton }: RichTextEditorProps) {
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    injectCSS: false,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now?.isActive('bold') ?? false,
      italic: now?.isActive('italic') ?? false,
      underline: now?.isActive('underline') ?? false,
      title: now?.isActive('heading', { level: 2 }) ?? false,
      subtitle: now?.isActive('heading', { level: 3 }) ?? false,
      list: now?.isActive('bulletList') ?? false,
      numbers: now?.isActive('orderedList') ?? false,
      quote: now?.isActive('blockquote') ?? false,
      link: now?.isActive('link') ?? false,
    }),
  });
  const [address, setAddress] = useState<string | null>(null);
  if (!editor) return null;
  const run = () => editor.chain().focus();

  const setLink = (): void => {
    if (address) run().extendMarkRange('link').setLink({ href: address }).run();
    else run().extendMarkRange('link').unsetLink().run();
    setAddress(null);
  };

  return (
    <Box sx={frame}>
      <Box
        role="toolbar"
        aria-label={label}
        sx={{ display: 'flex', flexWrap: 'wrap', p: 0.5, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tool name="bold" sign="B" isOn={on.bold} act={() => run().toggleBold().run()} />
        <Tool name="italic" sign="I" isOn={on.italic} act={() => run().toggleItalic().run()} />
        <Tool name="underline" sign="U" isOn={on.underline} act={() => run().toggleUnderline().run()} />
        <Tool name="title" sign="H2" isOn={on.title} act={() => run().toggleHeading({ level: 2 }).run()} />
        <Tool name="subtitle" sign="H3" isOn={on.subtitle} act={() => run().toggleHeading({ level: 3 }).run()} />
        <Tool name="list" sign={<Icon name="list" />} isOn={on.list} act={() => run().toggleBulletList().run()} />
        <Tool name="numbers" sign="1." isOn={on.numbers} act={() => run().toggleOrderedList().run()} />
        <Tool name="quote" sign={<Icon name="quote" />} isOn={on.quote} act={() => run().toggleBlockquote().run()} />
        <Tool
          name="link"
          sign={<Icon name="link" />}
          isOn={on.link}
          act={() => setAddress(String(editor.getAttributes('link')['href'] ?? ''))}
        />
        <PictureButton onChosen={(picture) => run().setImage(picture).run()} />
        <Tool
          name="table"
          sign={<Icon name="table" />}
          isOn={false}
          act={() => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
        />
        <Tool name="undo" sign={<Icon name="undo" />} isOn={false} act={() => run().undo().run()} />
        <Tool name="redo" sign={<Icon name="redo" />} isOn={false} act={() => run().redo().run()} />
      </Box>
      {address !== null && <LinkField {...{ address, setAddress, setLink }} />}
      <EditorContent editor={editor} />
    </Box>
  );
}

type ToolProps = { name: string; sign: ReactNode; isOn: boolean; act: () => void };

function Tool({ name, sign, isOn, act }: ToolProps) {
  const translate = useTranslate();
  const label = translate(`champa.editor.${name}`);
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-pressed={isOn}
        color={isOn ? 'primary' : 'default'}
        sx={{ fontSize: 14, fontWeight: 600, width: 32, height: 32 }}
        onClick={act}
      >
        {sign}
      </IconButton>
    </Tooltip>
  );
}

type LinkProps = { address: string; setAddress: (address: string | null) => void; setLink: () => void };

function LinkField({ address, setAddress, setLink }: LinkProps) {
  const translate = useTranslate();
  return (
    <TextField
      autoFocus
      fullWidth
      size="small"
      value={address}
      label={translate('champa.editor.address')}
      sx={{ m: 0, p: 1 }}
      onChange={(event) => setAddress(event.target.value)}
      onBlur={setLink}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setAddress(null);
        if (event.key !== 'Enter') return;
        event.preventDefault();
        setLink();
      }}
    />
  );
}

/** The editor's own styles, of which the page's policy takes none from itself. */
const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:focus-within': { borderColor: 'primary.main' },
  '& .ProseMirror': {
    minHeight: 140,
    maxHeight: 420,
    overflowY: 'auto',
    px: 1.5,
    py: 1,
    outline: 'none',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& .ProseMirror img': { maxWidth: '100%', height: 'auto' },
  '& .ProseMirror img.ProseMirror-selectednode': { outline: 2, outlineColor: 'primary.main' },
  '& .ProseMirror table': { width: '100%', borderCollapse: 'collapse' },
  '& .ProseMirror :is(td, th)': { border: 1, borderColor: 'divider', p: 0.5, verticalAlign: 'top' },
  '& .ProseMirror blockquote': { borderLeft: 3, borderColor: 'divider', pl: 1.5, ml: 0 },
  '& .ProseMirror a': { color: 'primary.main' },
} as const;
