import type { Subscription } from '#platform/events/events.ts'
import { locale } from '#platform/locale/locale.ts'
import { organizationEmailWords as words } from '../words/organization-emails.ts'
import { notifyAllOwners } from './notify-all-owners.ts'

const DELETION = {
  templateKey: 'organization_deletion',
  button: words.open,
  path: '/settings/organization#deletion',
} as const

/** About deleting the organization. They are always sent, to every owner. */
export const organizationEmails: readonly Subscription[] = [
  {
    by: 'email-templates.deletion-requested',
    event: 'organization.deletion_requested',
    react: (services, event) =>
      notifyAllOwners(services, event, DELETION, ({ organization, person, owner }) => {
        const day = locale.longDay(new Date(event.data.delete_at), owner.time_zone)
        return {
          subject: words.requested.subject(organization, day),
          headline: words.requested.headline(organization, day),
          text: words.requested.text(person),
        }
      }),
  },
  {
    by: 'email-templates.deletion-cancelled',
    event: 'organization.deletion_cancelled',
    react: (services, event) =>
      notifyAllOwners(services, event, DELETION, ({ organization, person }) => ({
        subject: words.cancelled.subject(organization),
        headline: words.cancelled.subject(organization),
        text: words.cancelled.text(person),
      })),
  },
]
