import { Link } from '#ui/router.tsx'
import { CallError } from '#platform/contract/client.ts'
import { Alert } from '#ui/alert.tsx'
import { errorWords } from '#ui/error-text.ts'
import { jobListWords as words } from '../words/list.ts'

/** Why a job was not changed, with a link to upgrade if the plan's limit is the reason. */
export function JobProblem({ error }: { error: Error }) {
  const overLimit = error instanceof CallError && error.code === 'limit_reached'
  return (
    <Alert
      tone="attention"
      title={words.notChanged}
      live
      actions={
        overLimit && (
          <Link to="/buy_plan" className="button" data-kind="primary" data-size="small">
            {words.comparePlans}
          </Link>
        )
      }
    >
      {errorWords(error).says}
    </Alert>
  )
}
