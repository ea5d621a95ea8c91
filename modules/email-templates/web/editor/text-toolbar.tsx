import { type Editor, useEditorState } from '@tiptap/react'
import { Bold, GitBranch, Redo2, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#ui/button.tsx'
import { DropdownMenu, MenuItem } from '#ui/dropdown-menu.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Select } from '#ui/select.tsx'
import { editorWords as words } from '../../words/editor.ts'
import { variableName } from '../../words/variables.ts'
import type { BlockKind } from './template-doc.ts'

const KINDS: readonly BlockKind[] = ['paragraph', 'headline', 'heading', 'button', 'fact', 'box', 'note']

/** Puts what is selected under a condition: `{% if name %}…{% endif %}`. */
function insertCondition(editor: Editor, name: string): void {
  const { from, to } = editor.state.selection
  const chosen = editor.state.doc.textBetween(from, to, ' ') || words.conditionText
  const chip = (source: string) => ({ type: 'variable', attrs: { source } })
  const content = [chip(`{% if ${name} %}`), { type: 'text', text: chosen }, chip('{% endif %}')]
  editor.chain().focus().insertContent(content).run()
}

export function TextToolbar({ editor, known }: { editor: Editor; known: readonly string[] }) {
  const id = useId()
  const state = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      kind: (one.getAttributes('paragraph')['kind'] ?? 'paragraph') as BlockKind,
      bold: one.isActive('bold'),
      canUndo: one.can().undo(),
      canRedo: one.can().redo(),
    }),
  })
  const help = words.blockHelp[state.kind as keyof typeof words.blockHelp]
  return (
    <div className="border-b border-line">
      <div role="toolbar" aria-label={words.toolbar} className="flex flex-wrap items-center gap-1 px-1.5 py-1">
        <Select
          // A control of its own, not the one that the field around labels and marks as wrong.
          id={id}
          aria-describedby={undefined}
          aria-invalid={undefined}
          aria-required={undefined}
          aria-label={words.block}
          choices={KINDS.map(value => ({ value, label: words.blocks[value] }))}
          value={state.kind}
          onChange={event => editor.chain().focus().updateAttributes('paragraph', { kind: event.target.value }).run()}
          className="w-36"
        />
        <IconButton
          icon={Bold}
          label={words.bold}
          size="small"
          aria-pressed={state.bold}
          onClick={() => editor.chain().focus().toggleBold().run()}
        />
        <IconButton
          icon={Undo2}
          label={words.undo}
          size="small"
          disabled={!state.canUndo}
          onClick={() => editor.chain().focus().undo().run()}
        />
        <IconButton
          icon={Redo2}
          label={words.redo}
          size="small"
          disabled={!state.canRedo}
          onClick={() => editor.chain().focus().redo().run()}
        />
        <span className="ml-auto">
          <DropdownMenu
            align="end"
            trigger={
              <Button size="small">
                <Icon of={GitBranch} /> {words.condition}
              </Button>
            }
          >
            {known.map(name => (
              <MenuItem key={name} onSelect={() => insertCondition(editor, name)}>
                {words.conditionIf(variableName(name))}
              </MenuItem>
            ))}
          </DropdownMenu>
        </span>
      </div>
      {help && <p className="px-3 pb-2 text-12 text-text-2">{help}</p>}
    </div>
  )
}
