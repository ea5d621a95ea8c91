import { ShieldCheck } from 'lucide-react'
import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { When } from '#ui/when.tsx'
import type { OrganizationDetails } from '../../contract.ts'
import { organizationPageWords as words } from '../../words/organizations.ts'

/** The people who own the organization's account. */
export function Owners({ owners }: { owners: OrganizationDetails['owners'] }) {
  if (owners.length === 0) return <p className="text-13 text-text-2">{words.noOwners}</p>
  return (
    <ul className="divide-y divide-line">
      {owners.map(({ id, name, email, last_sign_in, two_factor }) => (
        <li key={id} className="flex items-center gap-3 py-2.5 text-13">
          <Avatar name={name} />
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-1.5 font-medium">
              <span className="truncate">{name}</span>
              {two_factor && (
                <span title={words.twoFactor} className="text-brand">
                  <Icon of={ShieldCheck} size={14} />
                  <span className="sr-only">{words.twoFactor}</span>
                </span>
              )}
            </span>
            <span className="block text-12 wrap-anywhere text-text-2">{email}</span>
          </span>
          <span className="shrink-0 text-12 text-text-2">
            {last_sign_in ? <When instant={last_sign_in} show="relative" /> : words.never}
          </span>
        </li>
      ))}
    </ul>
  )
}
