import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { builderWords } from '../../words/builder.ts'

const words = builderWords.settings

interface PasteDialogProps {
  onOpenChange: (open: boolean) => void
  onAdd: (options: string[]) => void
}

/** Options from a list, one per line. */
export function PasteDialog({ onOpenChange, onAdd }: PasteDialogProps) {
  const [text, setText] = useState('')
  const lines = [...new Set(text.split('\n').map(line => line.trim().slice(0, 200)))].filter(Boolean)
  const add = () => {
    onAdd(lines)
    onOpenChange(false)
  }
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={words.pasteTitle}
      description={words.pasteText}
      keep={words.cancel}
      actions={
        <Button kind="primary" disabled={lines.length === 0} onClick={add}>
          {words.pasteAdd}
        </Button>
      }
    >
      <Field label={words.pasteLabel}>
        <Textarea rows={8} maxLength={12_000} value={text} onChange={event => setText(event.target.value)} />
      </Field>
    </Dialog>
  )
}
