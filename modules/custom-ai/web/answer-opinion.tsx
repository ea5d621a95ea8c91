import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { errorWords } from '#ui/error-text.ts'
import { FieldError } from '#ui/field.tsx'
import type { RatedAnswer } from '../contract.ts'
import { opinionWords as words } from '../words/answers.ts'
import { answersQuery, rateAnswer } from './api.ts'

interface AnswerOpinionProps {
  applicationId: string
  answer: Pick<RatedAnswer, 'id' | 'name' | 'opinions'>
  userId: string
}

/** One click to agree or disagree with an answer, and another one to take it back. The answer itself does not change. */
export function AnswerOpinion({ applicationId, answer: { id, name, opinions }, userId }: AnswerOpinionProps) {
  const client = useQueryClient()
  const own = opinions.find(({ admin_id }) => admin_id === userId)
  const save = useMutation({
    mutationFn: (agrees: boolean | null) => rateAnswer(applicationId, id, agrees),
    onSuccess: () => client.invalidateQueries({ queryKey: answersQuery(applicationId).queryKey }),
  })
  return (
    <div className="grid gap-1">
      <div
        role="group"
        aria-label={words.label(name)}
        className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-12 text-text-2"
      >
        {[true, false].map(agrees => (
          <Button
            key={String(agrees)}
            size="small"
            aria-pressed={own?.agrees === agrees}
            busy={save.isPending && save.variables === agrees}
            onClick={() => save.mutate(own?.agrees === agrees ? null : agrees)}
          >
            {agrees ? words.agree : words.disagree}
          </Button>
        ))}
        {opinions
          .filter(({ admin_id }) => admin_id !== userId)
          .map(one => (
            <span key={one.admin_id} className="ml-1.5">
              {one.agrees ? words.agrees(one.admin_name) : words.disagrees(one.admin_name)}
            </span>
          ))}
      </div>
      {save.isError && <FieldError>{`${words.failed} ${errorWords(save.error).says}`}</FieldError>}
    </div>
  )
}
