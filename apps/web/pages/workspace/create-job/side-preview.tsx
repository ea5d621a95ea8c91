import { lazy, Suspense } from 'react'
import type { JobFormInput } from '#modules/jobs/web/job-values.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useMedia } from '#ui/use-media.ts'
import { jobPageWords } from '../../../words/jobs.ts'

const JobPreview = lazy(() => import('./job-preview.tsx'))

const HEIGHT = 520

/** The public page beside the editor, where there is room for it. It follows what is typed. */
export function SidePreview({ values }: { values: JobFormInput }) {
  const isWide = useMedia('(min-width: 1280px)')
  if (!isWide) return null
  return (
    <section aria-labelledby="side-preview-title" className="card px-4 pt-3 pb-4">
      <h2 id="side-preview-title" className="font-semibold">
        {jobPageWords.preview.side}
      </h2>
      <Suspense fallback={<Skeleton className="mt-3 h-[567px]" />}>
        <JobPreview values={values} height={HEIGHT} />
      </Suspense>
    </section>
  )
}
