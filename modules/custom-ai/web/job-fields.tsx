import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Chip } from '#ui/chip.tsx'
import { Link } from '#ui/router.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { formWords } from '#ui/words.ts'
import type { CustomAiField } from '../contract.ts'
import { jobFieldWords as words } from '../words/job-fields.ts'
import { fieldsQuery, refreshCustomAi, saveField } from './api.ts'
import { draftOf, inputOf } from './draft-field.ts'

interface JobFieldsProps {
  /** Null until the job is saved for the first time. */
  jobId: string | null
  /** Whether the reader can change custom AI fields. */
  edits: boolean
  /** The page of all fields. */
  href: string
}

/** The custom AI fields that are answered for a job's applications. It also lists those for all jobs. */
export function JobFields({ jobId, edits, href }: JobFieldsProps) {
  const client = useQueryClient()
  const fields = useQuery(fieldsQuery())
  const choose = useMutation({
    mutationFn: ({ field, job_ids }: { field: CustomAiField; job_ids: string[] }) =>
      saveField(field.id, { ...inputOf({ ...draftOf(field), job_ids }), revision: field.revision }),
    onSettled: () => refreshCustomAi(client),
  })
  const items = fields.data?.items ?? []
  return (
    <section aria-labelledby="custom-ai-title">
      <h3 id="custom-ai-title" className="text-13 font-medium">
        {words.title}
      </h3>
      <p className="mt-0.5 max-w-[62ch] text-13 text-text-2">{jobId ? words.note : words.noJob}</p>
      {fields.isPending && <Skeleton className="mt-3 h-16" />}
      {fields.error && (
        <p role="alert" className="mt-2 text-13">
          {words.failed}{' '}
          <Button kind="quiet" size="small" onClick={() => void fields.refetch()}>
            {formWords.tryAgain}
          </Button>
        </p>
      )}
      {fields.isSuccess && items.length === 0 && <p className="mt-2 text-13">{words.none}</p>}
      <div className="mt-2 grid gap-2">
        {items.map(field => {
          const ids = field.jobs.map(({ id }) => id)
          const isChosen = field.all_jobs || (jobId !== null && ids.includes(jobId))
          // A field has at least one job. Who edits it sees all of them.
          const isOnlyJob = edits && isChosen && ids.length === 1
          const note = noteOf(field, isOnlyJob)
          return (
            <Checkbox
              key={field.id}
              label={
                <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
                  {field.name} {note && <Chip>{note}</Chip>}
                </span>
              }
              help={<span className="wrap-anywhere">{field.question}</span>}
              checked={isChosen}
              disabled={!edits || !jobId || field.all_jobs || isOnlyJob || choose.isPending}
              error={choose.error && choose.variables.field.id === field.id ? choose.error.message : undefined}
              onChange={() =>
                choose.mutate({ field, job_ids: isChosen ? ids.filter(id => id !== jobId) : [...ids, jobId!] })
              }
            />
          )
        })}
      </div>
      {edits && (
        <Link to={href} className="mt-2 inline-block text-13 underline underline-offset-2">
          {words.manage}
        </Link>
      )}
    </section>
  )
}

function noteOf({ enabled, all_jobs }: CustomAiField, isOnlyJob: boolean): string | null {
  if (!enabled) return words.off
  if (all_jobs) return words.everyJob
  return isOnlyJob ? words.onlyJob : null
}
