import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from '#ui/router.tsx'
import { practiceQuery, refreshPractices, removePractice } from '#modules/practice/web/api.ts'
import { PracticeResult } from '#modules/practice/web/practice-result.tsx'
import { StartPractice } from '#modules/practice/web/start-button.tsx'
import { practiceWords as words } from '#modules/practice/words/practice.ts'
import { isLive } from '#modules/screenings/policy.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { errorWords } from '#ui/error-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Crumbs, PageBar } from '#ui/page-bar.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { pageTitles } from '../../words/pages.ts'
import { paths } from '../../paths.ts'

/** The reader's own AI interview: what was said, and how it was evaluated. */
export default function PracticeInterview() {
  const { id = '' } = useParams()
  const practice = useQuery(practiceQuery(id))
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => removePractice(id),
    onSuccess: async () => {
      toast({ title: words.removed })
      navigate(paths.dashboard())
      await refreshPractices(client)
    },
    onError: error => toast({ title: words.removeFailed, description: errorWords(error).says, tone: 'danger' }),
  })
  const bar = (
    <PageBar>
      <Crumbs crumbs={[{ label: pageTitles.dashboard, to: paths.dashboard() }, { label: words.title }]} />
    </PageBar>
  )
  if (practice.isError && !practice.data)
    return (
      <>
        {bar}
        <ErrorState level={1} error={practice.error} title={words.loadFailed} onRetry={() => void practice.refetch()} />
      </>
    )
  if (!practice.data)
    return (
      <>
        {bar}
        <SkeletonGroup label={words.loading} className="grid gap-4 px-4 pt-6 md:px-7">
          <Skeleton className="h-9 w-80 max-w-full" />
          <Skeleton className="h-5 w-96 max-w-full" />
          <Skeleton className="mt-6 h-72 w-full" />
        </SkeletonGroup>
      </>
    )
  const { job, state } = practice.data
  return (
    <>
      {bar}
      <PageHeader
        title={words.titleFor(job.title)}
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsking(true)}>
              {words.remove}
            </Button>
            <StartPractice jobId={job.id} label={isLive(state) ? words.goOn : words.again} />
          </>
        }
      >
        {words.onlyYou}
      </PageHeader>
      <PracticeResult practice={practice.data} />
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={words.removeTitle}
        description={words.removeNote}
        keep={words.keep}
        actions={
          <Button kind="danger-solid" busy={remove.isPending} onClick={() => remove.mutate()}>
            {words.remove}
          </Button>
        }
      />
    </>
  )
}
