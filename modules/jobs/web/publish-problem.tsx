import { useEffect, useRef } from 'react'
import { Link } from '#ui/router.tsx'
import { Alert } from '#ui/alert.tsx'
import { scrollBehavior } from '#ui/scroll.ts'
import { editorWords as words } from '../words/editor.ts'
import type { PublishRefusal } from './publish-job.ts'

/** Says that the job was saved and why it was not published, with a link to upgrade if the plan's limit is the reason. */
export function PublishProblem({ refusal }: { refusal: PublishRefusal }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.scrollIntoView({ block: 'center', behavior: scrollBehavior() }), [refusal])
  return (
    <div ref={box}>
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
      </Alert>
    </div>
  )
}
