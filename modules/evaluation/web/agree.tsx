import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { Field, FieldError } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { Review } from '../contract.ts'
import { opinionWords as words } from '../words/scorecard.ts'
import { opine, reviewQuery } from './api.ts'

type Opinion = NonNullable<Review['match']>['opinions'][number]

interface AgreeProps {
  applicationId: string
  evaluationId: string
  criterion: string
  opinions: readonly Opinion[]
  userId: string
  /** Whether a level can be given instead. */
  levels: boolean
}

const LEVELS = [1, 2, 3, 4, 5].map(level => ({ value: String(level), label: words.levelName(level) }))

/** One click to agree or disagree. Both are saved; the result itself does not change. */
export function Agree({ applicationId, evaluationId, criterion, opinions, userId, levels }: AgreeProps) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const own = opinions.find(one => one.criterion === criterion && one.admin_id === userId)
  const others = opinions.filter(one => one.criterion === criterion && one.admin_id !== userId)
  const save = useMutation({
    mutationFn: (body: Parameters<typeof opine>[2]) => opine(evaluationId, criterion, body),
    onSuccess: () => client.invalidateQueries({ queryKey: reviewQuery(applicationId).queryKey }),
  })
  // One click saves it; a level and a reason can be added afterwards.
  const differ = () => {
    setOpen(!open)
    if (own?.agrees !== false) save.mutate({ agrees: false, level: null, note: '' })
  }
  return (
    <div className="mt-3 grid gap-2">
      <div className="flex flex-wrap items-center gap-1.5 text-12 text-text-2">
        <Button
          size="small"
          aria-pressed={own?.agrees === true}
          busy={save.isPending}
          onClick={() => {
            setOpen(false)
            save.mutate({ agrees: true })
          }}
        >
          {words.agree}
        </Button>
        <Button size="small" aria-pressed={own?.agrees === false} aria-expanded={open} onClick={differ}>
          {words.disagree}
        </Button>
        {own?.level && <span className="ml-1.5">{words.yourLevel(own.level)}</span>}
        {others.map(one => (
          <span key={one.admin_id} className="ml-1.5">
            {one.agrees ? words.agrees(one.admin_name) : words.disagrees(one.admin_name, one.level)}
          </span>
        ))}
      </div>
      {own?.note && !open && <p className="text-12 text-text-2">{words.yourNote(own.note)}</p>}
      {save.isError && <FieldError>{`${words.failed} ${errorWords(save.error).says}`}</FieldError>}
      {open && (
        <OpinionForm
          own={own}
          levels={levels}
          busy={save.isPending}
          onSave={body => save.mutate(body, { onSuccess: () => setOpen(false) })}
        />
      )}
    </div>
  )
}

interface OpinionFormProps {
  own: Opinion | undefined
  levels: boolean
  busy: boolean
  onSave: (body: { agrees: false; level: number | null; note: string }) => void
}

/** A level and a reason for a disagreement. */
function OpinionForm({ own, levels, busy, onSave }: OpinionFormProps) {
  const [level, setLevel] = useState(own?.level ?? null)
  const [note, setNote] = useState(own?.note ?? '')
  return (
    <form
      noValidate
      className="card grid gap-3 p-3"
      onSubmit={event => {
        event.preventDefault()
        onSave({ agrees: false, level, note })
      }}
    >
      {own?.agrees === false && <p className="text-13 text-text-2">{words.saved}</p>}
      {levels && (
        <Field label={words.level}>
          <Select
            placeholder={words.noLevel}
            choices={LEVELS}
            value={level === null ? '' : String(level)}
            onChange={({ target }) => setLevel(Number(target.value) || null)}
          />
        </Field>
      )}
      <Field label={words.reason} optional>
        <Textarea rows={2} maxLength={2000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <div>
        <Button type="submit" busy={busy}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
