import { Check, Minus } from 'lucide-react'
import { can, type Permission, seesAllJobs } from '#platform/access/policy.ts'
import { ADMIN_ROLES, type AdminRole } from '#platform/access/roles.ts'
import { roleWords } from '#modules/accounts/words/roles.ts'
import { Icon } from '#ui/icon.tsx'
import { peopleWords } from '../words/people.ts'
import { roleTableWords as words } from '../words/roles.ts'

/** What a permission means on the screen; `scoped` ones hold for a person's own jobs only. */
const ROWS: readonly { readonly label: string; readonly needs: Permission; readonly scoped?: true }[] = [
  { label: words.rows.see, needs: 'candidates.read', scoped: true },
  { label: words.rows.review, needs: 'candidates.review', scoped: true },
  { label: words.rows.decide, needs: 'candidates.decide', scoped: true },
  { label: words.rows.editJob, needs: 'jobs.edit', scoped: true },
  { label: words.rows.manageJobs, needs: 'jobs.manage' },
  { label: words.rows.setUp, needs: 'setup.edit' },
  { label: words.rows.manage, needs: 'candidates.manage' },
  { label: words.rows.settings, needs: 'organization.settings' },
  { label: words.rows.people, needs: 'people.manage' },
  { label: words.rows.own, needs: 'organization.own' },
]

/** What each role can do, from the rules that the server enforces. */
export const RolesTable = () => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls on a phone, which has to be possible by keyboard
  <section aria-label={peopleWords.roles} tabIndex={0} className="relative overflow-x-auto">
    <table className="w-full min-w-[640px] text-13">
      <thead>
        <tr className="border-b border-line text-left">
          <th scope="col" className="py-2 pr-4 font-medium">
            <span className="sr-only">{words.permission}</span>
          </th>
          {ADMIN_ROLES.map(role => (
            <th key={role} scope="col" className="px-2 py-2 font-medium">
              {roleWords.names[role]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ label, needs, scoped }) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              {label}
            </th>
            {ADMIN_ROLES.map(role => (
              <td key={role} className="px-2 py-2">
                <Allowed role={role} needs={needs} scoped={scoped} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

function Allowed({ role, needs, scoped }: { role: AdminRole; needs: Permission; scoped?: true }) {
  if (!can(role, needs))
    return (
      <span className="text-text-3">
        <Icon of={Minus} />
        <span className="sr-only">{words.no}</span>
      </span>
    )
  if (scoped && !seesAllJobs(role)) return role === 'interviewer' ? words.assigned : words.ownJobs
  if (needs === 'people.manage' && !can(role, 'organization.own')) return words.exceptOwners
  return (
    <span className="text-brand">
      <Icon of={Check} />
      <span className="sr-only">{words.yes}</span>
    </span>
  )
}
