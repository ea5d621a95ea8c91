import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { Select } from '#ui/select.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { Review } from '../contract.ts'
import { scorecardWords as words } from '../words/scorecard.ts'
import { type Card, rate, reviewQuery } from './api.ts'
import { RateCriterion } from './rate-criterion.tsx'

type Scorecard = Review['scorecards'][number]

interface ScorecardFormProps {
  applicationId: string
  review: Review
  userId: string
  /** Whether an AI score is hidden until the scorecard is submitted. */
  hides: boolean
}

/** Reviewers rate first. The AI score is shown after they submit, or when they choose to skip. */
export function ScorecardForm({ applicationId, review, userId, hides }: ScorecardFormProps) {
  const own = review.scorecards.find(({ admin_id }) => admin_id === userId)
  const client = useQueryClient()
  const [ratings, setRatings] = useState<Scorecard['ratings']>(own?.ratings ?? {})
  const [recommendation, setRecommendation] = useState<Scorecard['recommendation']>(own?.recommendation ?? null)
  const [note, setNote] = useState(own?.note ?? '')
  const save = useMutation({
    mutationFn: (card: Card) => rate(applicationId, card),
    // In blind review, the scorecard also reveals who it is.
    onSuccess: () =>
      review.blind
        ? client.invalidateQueries()
        : client.invalidateQueries({ queryKey: reviewQuery(applicationId).queryKey }),
  })
  return (
    <form
      aria-label={words.label}
      className="grid gap-4"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        save.mutate({ ratings, recommendation, note })
      }}
    >
      <div>
        <h2 className="font-medium">{words.title}</h2>
        <p className="mt-0.5 text-13 text-text-2">{review.blind ? words.blind : hides ? words.first : words.later}</p>
      </div>
      <ul className="grid gap-4">
        {review.criteria.map(criterion => (
          <RateCriterion
            key={criterion.key}
            criterion={criterion}
            level={ratings[criterion.key]}
            onRate={level => setRatings({ ...ratings, [criterion.key]: level })}
          />
        ))}
      </ul>
      <Field label={words.recommendation} optional>
        <Select
          value={recommendation ?? ''}
          onChange={({ target }) => setRecommendation((target.value || null) as Scorecard['recommendation'])}
          placeholder={words.noRecommendation}
          choices={Object.entries(words.recommendations).map(([value, label]) => ({ value, label }))}
        />
      </Field>
      <Field label={words.notes} optional>
        <Textarea rows={3} maxLength={8000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <FormProblem error={save.error} title={words.failed} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={save.isPending} kind={hides ? 'primary' : 'default'}>
          {own?.submitted_at ? words.save : words.submit}
        </Button>
        {hides && !review.blind && (
          <Button kind="quiet" onClick={() => save.mutate({ reveal_only: true })}>
            {words.skip}
          </Button>
        )}
      </div>
    </form>
  )
}
