import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { Review } from '../contract.ts'
import { rate, reviewQuery } from './api.ts'

type Recommendation = NonNullable<Review['scorecards'][number]['recommendation']>

export const RECOMMENDATIONS: Record<Recommendation, string> = {
  strong_yes: 'Strong yes',
  yes: 'Yes',
  no: 'No',
  strong_no: 'Strong no',
}

interface ScorecardFormProps {
  applicationId: string
  review: Review
  userId: string
  /** Whether there is a machine's reading waiting behind the card. */
  hides: boolean
}

const LEVELS = [1, 2, 3, 4, 5] as const

/** The reviewer's own eyes first. The machine's scores open when the card is given, or when one openly asks for them without. */
export function ScorecardForm({ applicationId, review, userId, hides }: ScorecardFormProps) {
  const own = review.scorecards.find(({ admin_id }) => admin_id === userId)
  const client = useQueryClient()
  const [ratings, setRatings] = useState<Record<string, number>>(own?.ratings ?? {})
  const [recommendation, setRecommendation] = useState<Recommendation | ''>(own?.recommendation ?? '')
  const [note, setNote] = useState(own?.note ?? '')
  const save = useMutation({
    mutationFn: (reveal: boolean) =>
      rate(applicationId, reveal ? { reveal_only: true } : { ratings, recommendation: recommendation || null, note }),
    onSuccess: () => client.invalidateQueries({ queryKey: reviewQuery(applicationId).queryKey }),
  })
  return (
    <form
      aria-label="Your scorecard"
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        save.mutate(false)
      }}
    >
      <div>
        <h2 className="font-medium">{own ? 'Your scorecard' : 'First, what do you think?'}</h2>
        <p className="mt-0.5 text-13 text-text-2">
          {hides
            ? 'Listen and read, then rate. The interview score opens after yours: a number seen first is hard to unsee.'
            : 'What you saw, by the points this flow asks for.'}
        </p>
      </div>
      <ul className="grid gap-2.5">
        {review.criteria.map(({ key, name }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-2">
            <span id={`rate-${key}`}>{name}</span>
            <span role="group" aria-labelledby={`rate-${key}`} className="flex gap-1">
              {LEVELS.map(level => (
                <Button
                  key={level}
                  size="small"
                  aria-pressed={ratings[key] === level}
                  aria-label={`${level} of 5`}
                  onClick={() => setRatings({ ...ratings, [key]: level })}
                  className="num min-w-8 justify-center"
                >
                  {level}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <Field label="Recommendation" optional>
        <Select
          value={recommendation}
          onChange={event => setRecommendation(event.target.value as Recommendation | '')}
          placeholder="None yet"
          choices={Object.entries(RECOMMENDATIONS).map(([value, label]) => ({ value, label }))}
        />
      </Field>
      <Field label="What you rest it on" optional>
        <Textarea rows={3} maxLength={8000} value={note} onChange={event => setNote(event.target.value)} />
      </Field>
      <FormProblem error={save.error} title="The card was not saved" />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={save.isPending} kind={hides ? 'primary' : 'default'}>
          {own ? 'Save the card' : hides ? 'Give my card and open the scores' : 'Give my card'}
        </Button>
        {hides && (
          <Button kind="quiet" onClick={() => save.mutate(true)}>
            Open them without mine
          </Button>
        )}
      </div>
    </form>
  )
}
