import { When } from '#ui/when.tsx'
import type { OrganizationDetails } from '../../contract.ts'
import { organizationPageWords as words } from '../../words/organizations.ts'

/** What failed, by the name of its task and in numbers. */
export function Failures({ failures }: { failures: OrganizationDetails['failures'] }) {
  const { tasks, undelivered_emails, failed_evaluations } = failures
  const counted = [
    ...(undelivered_emails > 0 ? [words.undelivered(undelivered_emails)] : []),
    ...(failed_evaluations > 0 ? [words.evaluations(failed_evaluations)] : []),
  ]
  if (tasks.length === 0 && counted.length === 0) return <p className="text-13 text-text-2">{words.noFailures}</p>
  return (
    <>
      {counted.map(sentence => (
        <p key={sentence} className="pb-2 text-13">
          {sentence}
        </p>
      ))}
      {tasks.length > 0 && (
        <ul aria-label={words.failedTasks} className="divide-y divide-line border-y border-line">
          {tasks.map(({ id, at, task, queued_again }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2.5 text-13">
              <span className="min-w-0 font-mono text-12 wrap-anywhere">
                {task}
                <span className="block text-text-2">{id}</span>
              </span>
              <span className="num text-text-2">
                {queued_again ? words.queuedAgain : words.failedTask} <When instant={at} zone="UTC" show="date" />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
