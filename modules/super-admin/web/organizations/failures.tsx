import { When } from '#ui/when.tsx'
import type { OrganizationDetails } from '../../contract.ts'
import { organizationPageWords as words } from '../../words/organizations.ts'
import { SMALL_CELL, SMALL_HEAD } from './small-table.ts'

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
        <p key={sentence} className="text-13">
          {sentence}
        </p>
      ))}
      {tasks.length > 0 && (
        <table className="num w-full text-13" aria-label={words.failures}>
          <thead>
            <tr>
              <th className={SMALL_HEAD}>{words.when}</th>
              <th className={SMALL_HEAD}>{words.task}</th>
              <th className={SMALL_HEAD}>{words.taskState}</th>
            </tr>
          </thead>
          <tbody>
            {tasks.map(({ at, task, queued_again }) => (
              <tr key={`${at} ${task}`}>
                <td className={SMALL_CELL}>
                  <When instant={at} zone="UTC" show="date" />
                </td>
                <td className={`${SMALL_CELL} font-mono text-12 wrap-anywhere`}>{task}</td>
                <td className={SMALL_CELL}>{queued_again ? words.queuedAgain : words.failedTask}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
