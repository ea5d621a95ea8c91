import { Building2, ChevronRight, CreditCard, ListChecks, Receipt, UserRound, Users } from 'lucide-react'
import { Link } from '#ui/router.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { mayOpen } from '../../layouts/workspace-nav.ts'
import { paths } from '../../paths.ts'
import { useRole } from '../../session.ts'
import { settingsPageWords as words } from '../../words/settings.ts'

const PARTS = [
  { to: paths.settingsProfile(), icon: UserRound, label: words.profile, says: words.profileNote },
  {
    to: paths.settingsOrganization(),
    icon: Building2,
    label: words.organization,
    says: words.organizationNote,
  },
  { to: paths.settingsAdmin(), icon: Users, label: words.admins, says: words.adminsNote },
  {
    to: paths.settingsSubscription(),
    icon: CreditCard,
    label: words.subscription,
    says: words.subscriptionNote,
  },
  { to: paths.settingsTransaction(), icon: Receipt, label: words.transactions, says: words.transactionsNote },
  { to: paths.settingsModelCheck(), icon: ListChecks, label: words.modelCheck, says: words.modelCheckNote },
]

export default function Settings() {
  const role = useRole()
  return (
    <>
      <PageHeader title={words.title} />
      <ul className="mx-4 mb-12 max-w-[720px] divide-y divide-line overflow-hidden rounded-card border border-line bg-surface md:mx-7">
        {PARTS.filter(({ to }) => role && mayOpen(role, to)).map(part => (
          <li key={part.to}>
            <Link
              to={part.to}
              className="flex min-h-16 items-center gap-3.5 px-4 py-3 -outline-offset-2 hover:bg-sunken/60"
            >
              <span className="grid size-8 place-items-center rounded-control bg-sunken text-text-2">
                <Icon of={part.icon} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{part.label}</span>
                <span className="block text-13 text-text-2">{part.says}</span>
              </span>
              <Icon of={ChevronRight} className="text-text-3" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
