import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { toast } from '#ui/toast-queue.ts'
import { editorWords as words } from '../../words/editor.ts'
import { discardDraft, type Place, publishDraft, refreshTemplates, versionsQuery } from '../api.ts'
import type { Drafting } from './use-draft.ts'

/** What is not published yet, with Discard and Publish. */
export function PublishBar({ place, drafting }: { place: Place; drafting: Drafting }) {
  const client = useQueryClient()
  const { template, state, flush, replace, current } = drafting
  const publish = useMutation({
    mutationFn: async () => ((await flush()) ? publishDraft(place, current().revision) : null),
    onSuccess: async published => {
      if (!published) return
      replace(published)
      toast({ title: words.published })
      await Promise.all([
        refreshTemplates(client),
        client.invalidateQueries({ queryKey: versionsQuery(place).queryKey }),
      ])
    },
  })
  const discard = useMutation({
    mutationFn: async () => {
      await flush()
      return discardDraft(place)
    },
    onSuccess: discarded => {
      replace(discarded)
      toast({ title: words.discarded })
    },
  })
  const { draft, custom, version } = template
  if (!draft && state === 'saved') return null
  const isFirst = custom && version === 0
  const problem = draft?.problem ?? null
  return (
    <div className="pointer-events-none sticky bottom-0 z-20 grid justify-items-center px-3 pb-4">
      <section
        aria-label={words.bar}
        className="pointer-events-auto float flex w-full max-w-[760px] flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5"
      >
        <p role="status" className="min-w-0 flex-1 basis-60 text-13">
          <b className="font-medium">{problem ? words.fix : words.unpublished}</b>{' '}
          <span className="text-text-2">{problem?.message ?? (isFirst ? words.firstNote : words.unpublishedNote)}</span>
        </p>
        <span className="ml-auto flex gap-2">
          {!isFirst && (
            <Button size="small" kind="quiet" busy={discard.isPending} onClick={() => discard.mutate()}>
              {words.discard}
            </Button>
          )}
          <Button
            size="small"
            kind="primary"
            busy={publish.isPending}
            disabled={problem !== null || state === 'stale' || state === 'refused'}
            onClick={() => publish.mutate()}
          >
            {words.publish}
          </Button>
        </span>
        <FormProblem error={publish.error} title={words.publishFailed} />
        <FormProblem error={discard.error} title={words.discardFailed} />
      </section>
    </div>
  )
}
