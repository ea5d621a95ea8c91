import type { Subscription } from '#platform/events/events.ts'
import { locale } from '#platform/locale/locale.ts'
import { organizationEmailWords as words } from '../words/organization-emails.ts'
import { notifyAllOwners } from './notify-all-owners.ts'

const DELETION = {
  templateKey: 'organization_deletion',
  button: words.open,
  path: '/settings/organization#deletion',
} as const

const SUSPENSION = { templateKey: 'organization_suspended', button: words.suspended.button, path: '/contact' } as const
const RESTORATION = { templateKey: 'organization_restored', button: words.restored.button, path: '/login' } as const

/** About deleting, suspending and restoring the organization, to every owner. */
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
  {
    by: 'email-templates.organization-suspended',
    event: 'organization.suspended',
    react: async (services, event) => {
      const { reason, informs } = event.data
      if (informs)
        await notifyAllOwners(services, event, SUSPENSION, ({ organization }) => ({
          subject: words.suspended.subject(organization),
          headline: words.suspended.subject(organization),
          text: words.suspended.text(reason),
        }))
    },
  },
  {
    by: 'email-templates.organization-restored',
    event: 'organization.restored',
    react: async (services, event) => {
      if (event.data.informs)
        await notifyAllOwners(services, event, RESTORATION, ({ organization }) => ({
          subject: words.restored.subject(organization),
          headline: words.restored.subject(organization),
          text: words.restored.text,
        }))
    },
  },
]
