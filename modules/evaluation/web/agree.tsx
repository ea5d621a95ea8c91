import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { Review } from '../contract.ts'
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

const LEVELS = [1, 2, 3, 4, 5].map(level => ({ value: String(level), label: `Level ${level}` }))

/** One press to agree or to see it differently; both are recorded, the finding itself stays as it was made. */
export function Agree({ applicationId, evaluationId, criterion, opinions, userId, levels }: AgreeProps) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const own = opinions.find(one => one.criterion === criterion && one.admin_id === userId)
  const others = opinions.filter(one => one.criterion === criterion && one.admin_id !== userId)
  const save = useMutation({
    mutationFn: (body: Parameters<typeof opine>[2]) => opine(evaluationId, criterion, body),
    onSuccess: () => client.invalidateQueries({ queryKey: reviewQuery(applicationId).queryKey }),
  })
  // One press records it; what one would give, and why, can be said after.
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
          I agree
        </Button>
        <Button size="small" aria-pressed={own?.agrees === false} aria-expanded={open} onClick={differ}>
          I see it differently
        </Button>
        {own?.level && <span className="ml-1.5">You gave {own.level}</span>}
        {others.map(one => (
          <span key={one.admin_id} className="ml-1.5">
            {one.admin_name} {one.agrees ? 'agrees' : `sees it differently${one.level ? `: ${one.level}` : ''}`}
          </span>
        ))}
      </div>
      {own?.note && !open && <p className="text-12 text-text-2">You wrote: {own.note}</p>}
      {save.isError && <FieldError>{`${save.error.message} Nothing was recorded.`}</FieldError>}
      {open && (
        <form
          className="card grid gap-3 p-3"
          onSubmit={event => {
            event.preventDefault()
            const data = new FormData(event.currentTarget)
            const level = Number(data.get('level'))
            save.mutate(
              { agrees: false, level: level || null, note: (data.get('note') as string | null) ?? '' },
              { onSuccess: () => setOpen(false) },
            )
          }}
        >
          {own?.agrees === false && (
            <p className="text-13 text-text-2">It is recorded that you see it differently. Say more if you like.</p>
          )}
          {levels && (
            <Field label="Which level would you give?">
              <Select
                name="level"
                defaultValue={own?.level ? String(own.level) : ''}
                placeholder="No level"
                choices={LEVELS}
              />
            </Field>
          )}
          <Field label="Why" optional>
            <Textarea name="note" rows={2} maxLength={2000} defaultValue={own?.note ?? ''} />
          </Field>
          <div>
            <Button type="submit" busy={save.isPending}>
              Save
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
