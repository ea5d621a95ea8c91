import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Input } from '#ui/input.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Select } from '#ui/select.tsx'
import { editorWords as words } from '../words/editor.ts'
import { listWords } from '../words/list.ts'
import { templateWords } from '../words/templates.ts'
import { createTemplate, refreshTemplates } from './api.ts'

const STARTS = {
  empty: { subject: words.newSubject, body: words.newBody },
  message: { subject: templateWords.message.subject, body: templateWords.message.body },
}
type Start = keyof typeof STARTS
const CHOICES = [
  { value: 'empty', label: words.empty },
  { value: 'message', label: words.startMessage },
]

interface NewTemplateProps {
  orgId: string
  listHref: string
  onCreated: (id: string) => void
}

/** Names a new template, and opens it in the editor. */
export function NewTemplate({ orgId, listHref, onCreated }: NewTemplateProps) {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [start, setStart] = useState<Start>('empty')
  const create = useMutation({
    mutationFn: () => createTemplate(orgId, { name, ...STARTS[start] }),
    onSuccess: ({ id }) => {
      void refreshTemplates(client)
      onCreated(id)
    },
  })
  return (
    <>
      <PageBar>
        <Crumbs crumbs={[{ label: listWords.title, to: listHref }, { label: words.newTitle }]} />
      </PageBar>
      <PageHeader title={words.newTitle}>{words.newNote}</PageHeader>
      <form
        noValidate
        className="grid max-w-[520px] gap-5 px-4 pb-10 md:px-7"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (name.trim() !== '' && !create.isPending) create.mutate()
        }}
      >
        <Field label={words.name} help={words.nameHelp} required>
          <Input maxLength={120} value={name} onChange={event => setName(event.target.value)} />
        </Field>
        <Field label={words.startFrom}>
          <Select choices={CHOICES} value={start} onChange={event => setStart(event.target.value as Start)} />
        </Field>
        <FormProblem error={create.error} title={words.createFailed} />
        <span>
          <Button type="submit" kind="primary" busy={create.isPending} disabled={name.trim() === ''}>
            {words.create}
          </Button>
        </span>
      </form>
    </>
  )
}
