import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { locale } from '#platform/locale/locale.ts'
import { unwrapLines } from '#platform/locale/text-lines.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { EmailPreview, EmailText } from '../contract.ts'
import { emailEditorWords as words } from '../words/rejection.ts'

interface EmailEditorProps {
  /** Which e-mail it is, and whose: previews are cached by it. */
  name: string
  load: (email: EmailText | undefined, signal: AbortSignal) => Promise<EmailPreview>
  /** The changed text; undefined while the template is used. */
  value: EmailText | undefined
  onChange: (value: EmailText | undefined) => void
}

/** An e-mail as the candidate will read it, which can be changed for this one candidate before it is sent. */
export function EmailEditor({ name, load, value, onChange }: EmailEditorProps) {
  const [editing, setEditing] = useState(false)
  // Editing shows what is typed; only leaving the fields asks for a preview of it.
  const [previewed, setPreviewed] = useState(value)
  const { data, error, isFetching } = useQuery({
    queryKey: ['applications', 'email-preview', name, previewed],
    queryFn: ({ signal }) => load(previewed, signal),
    // Templates change elsewhere: a preview is never shown again from the cache.
    gcTime: 0,
    placeholderData: before => before,
  })
  // Only a preview without a text brings them.
  const [templates, setTemplates] = useState<EmailPreview['templates']>([])
  if (data && data.templates.length > 0 && data.templates !== templates) setTemplates(data.templates)
  const change = (text: EmailText | undefined) => {
    onChange(text)
    setPreviewed(text)
    setEditing(false)
  }
  if (error && !editing && !isFetching)
    return (
      <Alert tone="danger" live title={words.failed} actions={value && <EditButton onClick={() => setEditing(true)} />}>
        {errorWords(error).says}
      </Alert>
    )
  if (!data && !value)
    return (
      <SkeletonGroup label={words.loading} className="grid gap-2">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-32" />
      </SkeletonGroup>
    )
  const text = value ?? { subject: data?.subject ?? '', body: data?.body ?? '' }
  return (
    <section aria-label={words.label} className="grid gap-3">
      {data && !data.enabled && !value && <p className="text-13 text-attention">{words.disabled}</p>}
      {templates.length > 0 && (
        <Field label={words.start} help={words.startHelp} optional>
          <Select
            value=""
            placeholder={words.startNone}
            choices={templates.map(one => ({ value: one.id, label: one.name }))}
            onChange={event => {
              const chosen = templates.find(one => one.id === event.target.value)
              if (chosen) change({ subject: chosen.subject, body: chosen.body })
            }}
          />
        </Field>
      )}
      {editing ? (
        <EmailFields text={text} variables={data?.variables ?? []} onChange={onChange} />
      ) : (
        data && <ShownEmail shown={data.shown} edited={value !== undefined} />
      )}
      <div className="flex flex-wrap gap-2">
        {editing ? (
          <Button size="small" onClick={() => change(value)}>
            {words.preview}
          </Button>
        ) : (
          <EditButton onClick={() => setEditing(true)} />
        )}
        {value && (
          <Button size="small" kind="quiet" onClick={() => change(undefined)}>
            {words.reset}
          </Button>
        )}
      </div>
    </section>
  )
}

const EditButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="small" onClick={onClick}>
    {words.edit}
  </Button>
)

function EmailFields({
  text,
  variables,
  onChange,
}: {
  text: EmailText
  variables: readonly string[]
  onChange: (text: EmailText) => void
}) {
  return (
    <>
      <Field label={words.subject}>
        <Input
          value={text.subject}
          maxLength={200}
          onChange={event => onChange({ ...text, subject: event.target.value })}
        />
      </Field>
      <Field label={words.body} help={words.bodyHelp(locale.list(variables))}>
        <Textarea
          rows={10}
          value={text.body}
          maxLength={20_000}
          onChange={event => onChange({ ...text, body: event.target.value })}
        />
      </Field>
    </>
  )
}

const ShownEmail = ({ shown, edited }: { shown: EmailPreview['shown']; edited: boolean }) => (
  <div className="rounded-control border border-line bg-sunken px-3.5 py-3 text-13">
    <p className="flex flex-wrap items-baseline justify-between gap-2">
      <span className="text-text-2">
        {words.to} <span className="wrap-anywhere">{shown.to ?? words.noAddress}</span>
      </span>
      {edited && <Chip>{words.edited}</Chip>}
    </p>
    <p className="mt-1 font-medium wrap-anywhere">{shown.subject}</p>
    {/* The keyboard scrolls what is longer than its box. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <p tabIndex={0} className="mt-2 max-h-56 overflow-y-auto wrap-anywhere whitespace-pre-wrap text-text-2">
      {unwrapLines(shown.text)}
    </p>
  </div>
)
