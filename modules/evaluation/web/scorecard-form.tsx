import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { clearDraft, readDraft, writeDraft } from '#ui/draft.ts'
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
  /** Whether submitting it is what the reader is here for. */
  main?: boolean
}

type Entered = Pick<Scorecard, 'ratings' | 'recommendation' | 'note'>

/** What was entered and not submitted, on this device. Criteria that the flow no longer has are left out. */
function draftOf(key: string, { criteria }: Review): Partial<Entered> {
  const { ratings = {}, ...rest } = readDraft<Entered>(key) ?? {}
  const known = Object.entries(ratings).filter(([one]) => criteria.some(criterion => criterion.key === one))
  return known.length > 0 ? { ...rest, ratings: Object.fromEntries(known) } : rest
}

/** Reviewers rate first. The AI score is shown after they submit, or when they choose to skip. What is entered is a draft until then. */
export function ScorecardForm({ applicationId, review, userId, hides, main = hides }: ScorecardFormProps) {
  const own = review.scorecards.find(({ admin_id }) => admin_id === userId)
  const client = useQueryClient()
  const draftKey = `scorecard:${applicationId}:${userId}`
  const [entered, setEntered] = useState<Entered>(() => ({
    ratings: own?.ratings ?? {},
    recommendation: own?.recommendation ?? null,
    note: own?.note ?? '',
    ...draftOf(draftKey, review),
  }))
  const [isDraft, setIsDraft] = useState(() => readDraft(draftKey) !== null)
  const { ratings, recommendation, note } = entered
  const earlier = review.criteria.flatMap(({ key, name, asked }) => {
    const level = ratings[key]
    return asked || !level ? [] : [words.rating(name, level)]
  })
  const change = (part: Partial<Entered>) => {
    const after = { ...entered, ...part }
    setEntered(after)
    setIsDraft(true)
    writeDraft(draftKey, after)
  }
  const save = useMutation({
    mutationFn: (card: Card) => rate(applicationId, card),
    onSuccess: (_, card) => {
      if (!('reveal_only' in card)) {
        clearDraft(draftKey)
        setIsDraft(false)
      }
      // In blind review, the scorecard also reveals who it is.
      return review.blind
        ? client.invalidateQueries()
        : client.invalidateQueries({ queryKey: reviewQuery(applicationId).queryKey })
    },
  })
  return (
    <form
      aria-label={words.label}
      className="grid gap-4"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        save.mutate(entered)
      }}
    >
      <div>
        <h2 className="font-medium">{words.title}</h2>
        <p className="mt-0.5 text-13 text-text-2">{review.blind ? words.blind : hides ? words.first : words.later}</p>
      </div>
      <ul className="grid gap-4">
        {review.criteria
          .filter(({ asked }) => asked)
          .map(criterion => (
            <RateCriterion
              key={criterion.key}
              criterion={criterion}
              level={ratings[criterion.key]}
              onRate={level => change({ ratings: { ...ratings, [criterion.key]: level } })}
            />
          ))}
      </ul>
      {earlier.length > 0 && <p className="text-13 text-text-2">{words.earlier(earlier)}</p>}
      <Field label={words.recommendation} optional>
        <Select
          value={recommendation ?? ''}
          onChange={({ target }) => change({ recommendation: (target.value || null) as Scorecard['recommendation'] })}
          placeholder={words.noRecommendation}
          choices={Object.entries(words.recommendations).map(([value, label]) => ({ value, label }))}
        />
      </Field>
      <Field label={words.notes} optional>
        <Textarea rows={3} maxLength={8000} value={note} onChange={({ target }) => change({ note: target.value })} />
      </Field>
      <FormProblem error={save.error} title={words.failed} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={save.isPending} kind={main ? 'primary' : 'default'}>
          {own?.submitted_at ? words.save : words.submit}
        </Button>
        {hides && !review.blind && (
          <Button kind="quiet" onClick={() => save.mutate({ reveal_only: true })}>
            {words.skip}
          </Button>
        )}
        <span role="status" className="text-13 text-text-2">
          {isDraft ? words.draft : own && words.submitted}
        </span>
      </div>
    </form>
  )
}
