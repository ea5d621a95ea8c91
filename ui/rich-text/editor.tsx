import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { Bold, Heading, Italic, Link, List, ListOrdered, Undo2 } from 'lucide-react'
import {
  type FormEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '../button.tsx'
import { useField } from '../field.tsx'
import { IconButton } from '../icon-button.tsx'
import { Input } from '../input.tsx'
import { cleanPastedHtml } from './pasted-html.ts'
import { richTextWords as words } from './words.ts'

/** The same tags as the server's allow-list (`safeRichText`). */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'], defaultProtocol: 'https' },
  }),
]

const TEXT_STYLE =
  'min-h-52 px-4 py-3 whitespace-break-spaces outline-none [&>*+*]:mt-2.5 [&_h2]:text-16 [&_h2]:font-semibold [&_h3]:font-semibold [&_ul]:list-disc [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:pl-5 [&_a]:text-brand [&_a]:underline [&_a]:underline-offset-4 [&_blockquote]:border-l-2 [&_blockquote]:border-line-strong [&_blockquote]:pl-3'

interface RichTextEditorProps {
  value: string
  onChange: (html: string) => void
  onBlur: () => void
  /** The error of the field, for screen readers and its border. */
  invalid: boolean
}

/** A text with headings, lists, bold and links, as HTML. Large: load it lazily. */
export default function RichTextEditor({ value, onChange, onBlur, invalid }: RichTextEditorProps) {
  const field = useField()
  const written = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      attributes: {
        class: TEXT_STYLE,
        role: 'textbox',
        'aria-multiline': 'true',
        ...(field && { 'aria-labelledby': field.labelId }),
        ...(field?.describedBy && { 'aria-describedby': field.describedBy }),
        'aria-invalid': String(invalid),
      },
    },
    onUpdate({ editor: edited }) {
      written.current = edited.isEmpty ? '' : edited.getHTML()
      onChange(written.current)
    },
    onBlur,
  })
  // Discarding changes, an AI draft or somebody else's version replaces the text.
  useEffect(() => {
    if (!editor || value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  if (!editor) return null
  return (
    <div className="control block h-auto p-0 focus-within:outline-2 focus-within:outline-focus" data-invalid={invalid}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  )
}

function Toolbar({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      heading: one.isActive('heading', { level: 2 }),
      bold: one.isActive('bold'),
      italic: one.isActive('italic'),
      bullets: one.isActive('bulletList'),
      numbers: one.isActive('orderedList'),
      link: one.isActive('link'),
      canUndo: one.can().undo(),
      count: countWords(one.state.doc.textBetween(0, one.state.doc.content.size, ' ')),
    }),
  })
  const tools = [
    {
      icon: Heading,
      label: words.heading,
      on: state.heading,
      run: () => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    { icon: Bold, label: words.bold, on: state.bold, run: () => editor.chain().focus().toggleBold().run() },
    { icon: Italic, label: words.italic, on: state.italic, run: () => editor.chain().focus().toggleItalic().run() },
    { icon: List, label: words.bullets, on: state.bullets, run: () => editor.chain().focus().toggleBulletList().run() },
    {
      icon: ListOrdered,
      label: words.numbers,
      on: state.numbers,
      run: () => editor.chain().focus().toggleOrderedList().run(),
    },
    { icon: Link, label: words.link, on: state.link, run: () => setLinking(true) },
  ]
  return (
    <div className="border-b border-line">
      <div role="toolbar" aria-label={words.toolbar} className="flex flex-wrap items-center gap-0.5 px-1.5 py-1">
        {tools.map(({ icon, label, on, run }) => (
          <IconButton key={label} icon={icon} label={label} size="small" kind="quiet" aria-pressed={on} onClick={run} />
        ))}
        <IconButton
          icon={Undo2}
          label={words.undo}
          size="small"
          kind="quiet"
          disabled={!state.canUndo}
          onClick={() => editor.chain().focus().undo().run()}
        />
        <span className="num ml-auto px-2 text-12 text-text-2">{words.count(state.count)}</span>
      </div>
      {linking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </div>
  )
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''))
  const apply = (event: FormEvent | ReactKeyboardEvent) => {
    event.preventDefault()
    const typed = address.trim()
    const href = typed && !/^(?:https?:|mailto:)/i.test(typed) ? `https://${typed}` : typed
    const chain = editor.chain().focus().extendMarkRange('link')
    if (!href) chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onDone()
  }
  const cancel = useEffectEvent(onDone)
  useEffect(() => {
    // Before a dialog around the editor, which would close with the same key.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.current?.contains(event.target as Node)) return
      event.preventDefault()
      cancel()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  return (
    <div ref={box} className="flex flex-wrap items-center gap-2 px-2 pb-2">
      <Input
        id={id}
        aria-label={words.address}
        placeholder={words.addressPlaceholder}
        value={address}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens on request, to type the address
        autoFocus
        onChange={event => setAddress(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Enter') apply(event)
        }}
        className="min-w-48 flex-1"
      />
      <Button size="small" onClick={apply}>
        {address.trim() || !editor.isActive('link') ? words.setLink : words.removeLink}
      </Button>
      <Button size="small" kind="quiet" onClick={onDone}>
        {words.cancel}
      </Button>
    </div>
  )
}
