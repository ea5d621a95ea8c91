import type { JobFormInput } from '#modules/jobs/web/job-values.ts'
import { Dialog } from '#ui/dialog.tsx'
import { jobPageWords } from '../../../words/jobs.ts'
import JobPreview from './job-preview.tsx'

const words = jobPageWords.preview
const HEIGHT = 560

/** The job's public page with what is typed now, in a dialog. */
export default function PublicPreview({ values, onOpenChange }: { values: JobFormInput; onOpenChange: () => void }) {
  return (
    <Dialog open onOpenChange={onOpenChange} size="wide" title={words.title} description={words.description}>
      <JobPreview values={values} height={HEIGHT} />
    </Dialog>
  )
}
