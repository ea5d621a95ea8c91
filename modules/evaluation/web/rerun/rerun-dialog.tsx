import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Field } from '#ui/field.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import type { RerunScope, RerunSize } from '../../contract.ts'
import { rerunWords as words } from '../../words/rerun.ts'
import { rerunQuery, startRerun } from './api.ts'

/** What is evaluated again, and what it costs, before it starts. */
export function RerunDialog({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const client = useQueryClient()
  // The same id if the connection fails and the button is clicked again.
  const id = useRef(crypto.randomUUID())
  const { data, error } = useQuery(rerunQuery(jobId))
  const [chosen, setChosen] = useState<RerunScope | null>(null)
  const start = useMutation({
    mutationFn: (scope: RerunScope) => startRerun(jobId, { id: id.current, scope }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['analysis'] })
      onClose()
    },
  })
  const scope = chosen ?? (data && data.outdated.applications === 0 ? 'all' : 'outdated')
  const size = data?.[scope]
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={words.title}
      description={words.description}
      keep={words.keep}
      actions={
        <Button
          kind="primary"
          busy={start.isPending}
          aria-disabled={!size || size.evaluations === 0 || undefined}
          onClick={() => size && size.evaluations > 0 && start.mutate(scope)}
        >
          {size && size.evaluations > 0 ? words.start(size.applications) : words.open}
        </Button>
      }
    >
      {data ? (
        <div className="grid gap-4">
          <Field label={words.scope} group>
            <RadioCards
              columns={2}
              name="scope"
              cards={(['outdated', 'all'] as const).map(value => ({
                value,
                label: words.scopes[value],
                help:
                  value === 'all'
                    ? words.allNote(data.all.applications)
                    : words.outdatedNote(data.outdated.applications),
              }))}
              value={scope}
              onChange={event => setChosen(event.target.value as RerunScope)}
            />
          </Field>
          {data.all.evaluations === 0 ? (
            <p className="text-13 text-text-2">{words.nothing}</p>
          ) : (
            <div className="grid gap-1 text-13 text-text-2">
              <Estimate size={data[scope]} engine={data.engine} />
              <p>{words.leave}</p>
            </div>
          )}
          <FormProblem error={start.error} title={words.failed} />
        </div>
      ) : error ? (
        <FormProblem error={error} title={words.failed} />
      ) : (
        <SkeletonGroup label={words.title} className="grid gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-4 w-2/3" />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}

const Estimate = ({ size, engine }: { size: RerunSize; engine: string | null }) =>
  engine === null ? (
    <p>
      {words.size(size.evaluations)}. {words.builtIn}
    </p>
  ) : (
    <>
      <p>
        {words.size(size.evaluations)}. {words.model(engine)}
      </p>
      {size.evaluations > 0 && (
        <p>
          {size.cost_usd === null ? words.costUnknown : words.cost(size.cost_usd)}{' '}
          {size.minutes !== null && words.minutes(size.minutes)}
        </p>
      )}
    </>
  )
