import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useField } from '#ui/field.tsx'
import { docOf, textOf } from './template-doc.ts'
import { blockKinds, oneLine, variableNode } from './variable-node.ts'

const basics = StarterKit.configure({
  blockquote: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  hardBreak: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  strike: false,
  trailingNode: false,
  underline: false,
})

const LINES =
  'min-h-72 px-4 py-3 leading-[1.7] [&_p+p]:mt-2 [&_[data-kind=headline]]:font-serif [&_[data-kind=headline]]:text-22 [&_[data-kind=headline]]:font-medium [&_[data-kind=heading]]:border-t [&_[data-kind=heading]]:border-line [&_[data-kind=heading]]:pt-3 [&_[data-kind=heading]]:text-16 [&_[data-kind=heading]]:font-semibold [&_[data-kind=note]]:text-13 [&_[data-kind=note]]:text-text-2 [&_[data-kind=button]]:rounded-control [&_[data-kind=button]]:border [&_[data-kind=button]]:border-brand [&_[data-kind=button]]:px-3 [&_[data-kind=button]]:py-2 [&_[data-kind=button]]:text-center [&_[data-kind=button]]:font-medium [&_[data-kind=fact]]:border-b [&_[data-kind=fact]]:border-line [&_[data-kind=fact]]:pb-1 [&_[data-kind=box]]:rounded-control [&_[data-kind=box]]:bg-sunken [&_[data-kind=box]]:px-3 [&_[data-kind=box]]:py-2'

interface ChipTextProps {
  value: string
  onChange: (text: string) => void
  /** The variables of the e-mail. Others are shown as wrong. */
  known: readonly string[]
  single?: boolean
  /** The editor in which something is inserted is the one that had the focus last. */
  onFocus: (editor: Editor) => void
  toolbar?: (editor: Editor) => ReactNode
}

/** A text with variables and conditions as chips. */
export function ChipText({ value, onChange, known, single, onFocus, toolbar }: ChipTextProps) {
  const field = useField()
  const written = useRef(value)
  const [extensions] = useState(() => [basics, variableNode(known), blockKinds, ...(single ? [oneLine] : [])])
  const editor = useEditor({
    extensions,
    content: docOf(value),
    editorProps: {
      attributes: {
        class: `whitespace-break-spaces outline-none wrap-anywhere ${single ? 'px-3 py-[7px] leading-[1.6]' : LINES}`,
        role: 'textbox',
        'aria-multiline': String(!single),
        ...(field && { 'aria-labelledby': field.labelId }),
        ...(field?.describedBy && { 'aria-describedby': field.describedBy }),
        'aria-invalid': String(field?.invalid ?? false),
      },
      // Other programs' formatting is not part of the language; the text is.
      transformPastedHTML: html => (single ? html.replaceAll(/<\/?(?:p|br|div|li|h\d)[^<>]*>/gi, ' ') : html),
    },
    onCreate: ({ editor: created }) => !single && onFocus(created),
    onFocus: ({ editor: focused }) => onFocus(focused),
    onUpdate({ editor: edited }) {
      const text = textOf(edited.getJSON())
      written.current = single ? text.replaceAll('\n', ' ') : text
      onChange(written.current)
    },
  })
  // Restoring a version, discarding the draft or someone else's edit replaces the text.
  useEffect(() => {
    if (!editor || value === written.current) return
    written.current = value
    editor.commands.setContent(docOf(value), { emitUpdate: false })
  }, [editor, value])
  if (!editor) return null
  return (
    <div
      className="control block h-auto p-0 focus-within:outline-2 focus-within:outline-focus"
      data-invalid={field?.invalid ?? false}
    >
      {toolbar?.(editor)}
      <EditorContent editor={editor} />
    </div>
  )
}
