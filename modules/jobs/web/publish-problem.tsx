import { useEffect, useRef } from 'react'
import { Link } from '#ui/router.tsx'
import { Alert } from '#ui/alert.tsx'
import { editorWords as words } from '../words/editor.ts'
import { goToSection, sectionOf } from './publish-checklist.tsx'
import type { PublishRefusal } from './publish-job.ts'

/** Says that the job was saved and why it was not published: what is missing, or a link to upgrade if the plan's limit is the reason. */
export function PublishProblem({ refusal }: { refusal: PublishRefusal }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // This scrolls to it, too.
    box.current?.focus()
  }, [refusal])
  return (
    <div ref={box} tabIndex={-1}>
      <Alert
        tone="attention"
        live
        title={words.notPublished}
        actions={
          refusal.upgradeUrl && (
            <Link to={refusal.upgradeUrl} className="button" data-kind="primary" data-size="small">
              {words.comparePlans}
            </Link>
          )
        }
      >
        {refusal.message}
        <ul className="mt-1.5 grid gap-1 empty:hidden">
          {Object.entries(refusal.fieldErrors).map(([field, message]) => (
            <li key={field}>
              <button
                type="button"
                className="min-h-6 text-left font-medium text-text underline underline-offset-4"
                onClick={() => goToSection(sectionOf(field))}
              >
                {message}
              </button>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}
