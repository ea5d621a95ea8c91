import type { Editor } from '@tiptap/react'
import { useRef } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { editorWords as words } from '../../words/editor.ts'
import { variableName } from '../../words/variables.ts'
import { ChipText } from './chip-text.tsx'
import { TextToolbar } from './text-toolbar.tsx'
import type { Drafting } from './use-draft.ts'
import { insertVariable, VariablePanel } from './variable-panel.tsx'

/** Puts the cursor into a line, counted from 1. */
function goToLine(editor: Editor | null, line: number): void {
  if (!editor) return
  const { doc } = editor.state
  const at = Math.min(line, doc.childCount) - 1
  let position = 1
  for (let index = 0; index < at; index += 1) position += doc.child(index).nodeSize
  editor.chain().focus().setTextSelection(position).scrollIntoView().run()
}

const appendButton = (editor: Editor | null, name: string): void =>
  void editor
    ?.chain()
    .insertContentAt(editor.state.doc.content.size, {
      type: 'paragraph',
      attrs: { kind: 'button' },
      content: [
        { type: 'text', text: `${words.buttonLabel} -> ` },
        { type: 'variable', attrs: { source: `{{ ${name} }}` } },
      ],
    })
    .focus('end')
    .run()

/** Subject and text with chips, what is wrong with them, and the variables. */
export default function TextFields({ drafting }: { drafting: Drafting }) {
  const { template, values, change } = drafting
  // Buttons insert into the text that had the focus last; a missing link belongs into the body.
  const active = useRef<Editor | null>(null)
  const body = useRef<Editor | null>(null)
  const known = template.variables
  const problem = template.draft?.problem ?? null
  const missing = template.required.filter(name => !values.body.includes(name))
  const errorAt = (path: string) => (problem?.path === path ? { error: problem.message } : {})
  const line = problem?.path === 'body' ? problem.line : null
  return (
    <div className="grid content-start gap-5 px-4 py-5 md:px-7">
      {template.custom && (
        <Field label={words.name} help={words.nameHelp} required>
          <Input maxLength={120} value={values.name} onChange={event => change({ name: event.target.value })} />
        </Field>
      )}
      <Field label={words.subject} aside={words.subjectCount(values.subject.length)} {...errorAt('subject')} required>
        <ChipText
          single
          value={values.subject}
          known={known}
          onChange={subject => change({ subject })}
          onFocus={editor => {
            active.current = editor
          }}
        />
      </Field>
      {missing.map(name => (
        <Alert
          key={name}
          tone="danger"
          title={words.missing(variableName(name))}
          actions={
            <Button size="small" onClick={() => appendButton(body.current, name)}>
              {words.insertButton(variableName(name))}
            </Button>
          }
        >
          {words.missingNote}
        </Alert>
      ))}
      <div className="grid gap-2">
        <Field label={words.body} {...errorAt('body')} required>
          <ChipText
            value={values.body}
            known={known}
            onChange={text => change({ body: text })}
            onFocus={editor => {
              active.current = editor
              body.current = editor
            }}
            toolbar={editor => <TextToolbar editor={editor} known={known} />}
          />
        </Field>
        {line !== null && (
          <span>
            <Button size="small" onClick={() => goToLine(body.current, line)}>
              {words.goToLine(line)}
            </Button>
          </span>
        )}
      </div>
      <VariablePanel template={template} onInsert={name => insertVariable(active.current ?? body.current, name)} />
    </div>
  )
}
