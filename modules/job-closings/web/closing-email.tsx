import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EmailText } from '#modules/applications/contract.ts'
import { EmailEditor } from '#modules/applications/web/email-editor.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { closeWords as words } from '../words/closing.ts'
import { previewClosing, recipientsQuery } from './api.ts'

interface ClosingEmailProps {
  jobId: string
  excluded: readonly string[]
  value: EmailText | undefined
  onChange: (email: EmailText | undefined) => void
}

/** The e-mail as one of the candidates reads it; its text can be changed for all of them. */
export function ClosingEmail({ jobId, excluded, value, onChange }: ClosingEmailProps) {
  const list = useInfiniteQuery(recipientsQuery(jobId, false))
  const [chosen, setChosen] = useState<string | null>(null)
  const items = list.data?.pages.flatMap(page => page.items).filter(one => !excluded.includes(one.application_id)) ?? []
  const reader = items.find(({ application_id }) => application_id === chosen) ?? items[0]
  if (!reader) return null
  return (
    <div className="grid gap-3">
      {items.length > 1 && (
        <Field label={words.previewFor}>
          <Select
            value={reader.application_id}
            onChange={event => setChosen(event.target.value)}
            choices={items.map(({ application_id, name }) => ({ value: application_id, label: name }))}
          />
        </Field>
      )}
      <EmailEditor
        key={reader.application_id}
        name={`closing:${reader.application_id}`}
        load={(text, signal) => previewClosing(jobId, reader.application_id, text, signal)}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
