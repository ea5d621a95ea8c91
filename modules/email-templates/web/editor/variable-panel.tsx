import type { Editor } from '@tiptap/react'
import { Chip } from '#ui/chip.tsx'
import type { Template } from '../../contract.ts'
import { editorWords as words } from '../../words/editor.ts'
import { variableName } from '../../words/variables.ts'

export const insertVariable = (editor: Editor | null, name: string): void =>
  void editor
    ?.chain()
    .focus()
    .insertContent({ type: 'variable', attrs: { source: `{{ ${name} }}` } })
    .run()

/** Every variable of the e-mail, to insert it where the cursor was last. */
export function VariablePanel({ template, onInsert }: { template: Template; onInsert: (name: string) => void }) {
  return (
    <section aria-label={words.variables} className="grid gap-2 border-t border-line pt-5">
      <h2 className="font-medium">{words.variables}</h2>
      <p className="text-13 text-text-2">{words.variablesHelp}</p>
      <ul className="flex flex-wrap gap-2">
        {template.variables.map(name => (
          <li key={name} className="flex items-center gap-1.5">
            <button
              type="button"
              aria-label={words.insert(variableName(name))}
              className="min-h-6 rounded-[5px] border border-brand-line bg-brand-tint px-2 py-0.5 text-13 font-medium text-brand"
              onClick={() => onInsert(name)}
            >
              {variableName(name)}
            </button>
            {template.required.includes(name) && <Chip>{words.requiredMark}</Chip>}
          </li>
        ))}
      </ul>
    </section>
  )
}
