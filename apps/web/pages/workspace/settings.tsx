import { Building2, ChevronRight, CreditCard, Receipt, UserRound, Users } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { paths } from '../../paths.ts'

const PARTS = [
  { to: paths.settingsProfile(), icon: UserRound, label: 'Profile', says: 'Your name, time zone, password and theme' },
  {
    to: paths.settingsOrganization(),
    icon: Building2,
    label: 'Organization',
    says: 'Name, look, promises to candidates, how long data is kept',
  },
  { to: paths.settingsAdmin(), icon: Users, label: 'Admins', says: 'Who works here, and what they may do' },
  {
    to: paths.settingsSubscription(),
    icon: CreditCard,
    label: 'Subscription',
    says: 'Your plan and what is left of it',
  },
  { to: paths.settingsTransaction(), icon: Receipt, label: 'Transactions', says: 'Payments and invoices' },
]

export default function Settings() {
  return (
    <>
      <PageHeader title="Settings" />
      <ul className="mx-4 mb-12 max-w-[720px] divide-y divide-line overflow-hidden rounded-card border border-line bg-surface md:mx-7">
        {PARTS.map(part => (
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
