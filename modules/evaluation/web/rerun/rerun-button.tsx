import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { rerunWords as words } from '../../words/rerun.ts'
import { rerunQuery } from './api.ts'

const RerunDialog = lazy(() => import('./rerun-dialog.tsx').then(m => ({ default: m.RerunDialog })))

/** Evaluates the applications of a job again. */
export function RerunButton({ jobId }: { jobId: string }) {
  const [open, setOpen] = useState(false)
  const state = useQuery(rerunQuery(jobId))
  const running = state.data?.rerun?.state === 'running'
  return (
    <>
      <Button aria-disabled={running || undefined} onClick={() => !running && setOpen(true)}>
        <Icon of={RefreshCw} />
        {words.open}
      </Button>
      <Suspense>{open && <RerunDialog jobId={jobId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
