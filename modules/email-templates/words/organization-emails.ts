import type { SuspensionReason } from '#modules/organizations/policy.ts'
import { dictionary } from '#platform/locale/dictionary.ts'

const BECAUSE: Readonly<Record<SuspensionReason, string>> = {
  payment: ' because a payment is missing',
  terms: ' because of a possible breach of our terms of service',
  security: ' for security reasons',
  other: '',
}

/** E-mails about the organization itself: its deletion, the export of its data, the address for replies. */
export const organizationEmailWords = dictionary({
  en: {
    open: 'Open organization settings',
    requested: {
      subject: (organization: string, day: string) => `${organization} will be deleted on ${day}`,
      headline: (organization: string, day: string) => `${organization} will be deleted on ${day}`,
      text: (person: string) =>
        `${person} asked to delete the organization. Its jobs accept no applications from now on. Until that day any owner can keep it in the settings. After that, all jobs, candidates, recordings and files are deleted permanently, and nobody can log in any more.`,
    },
    cancelled: {
      subject: (organization: string) => `${organization} will not be deleted`,
      text: (person: string) => `${person} kept the organization. Its open jobs accept applications again.`,
    },
    suspended: {
      subject: (organization: string) => `${organization} is suspended`,
      text: (reason: SuspensionReason) =>
        `We suspended your organization${BECAUSE[reason]}. Nobody can log in, your job pages accept no applications, and nothing is billed. Candidates can finish the interviews they have started, and booked interviews take place. Nothing is deleted because of this. Please contact us to restore it.`,
      button: 'Contact us',
    },
    restored: {
      subject: (organization: string) => `${organization} is restored`,
      text: 'You and your colleagues can log in again, and your open jobs accept applications. The days of the suspension were added to your billing period, and invitations to AI interviews are valid for that much longer.',
      button: 'Log in',
    },
    exported: {
      subject: (organization: string) => `Your export of ${organization} is ready`,
      text: (organization: string, day: string) =>
        `The file with all data of ${organization} can be downloaded until ${day}. Then it is deleted. It contains personal data, so store it where only the right people can read it.`,
      download: 'Download export',
      once: 'The button works for one download. To download the file again, log in and open the organization settings.',
      linkTo: 'download the export',
    },
    notExported: {
      subject: (organization: string) => `Your export of ${organization} was not created`,
      text: 'The file with all data could not be written. Nothing was changed. Please try again in the organization settings. If it fails again, tell the person who runs Evenhand for you.',
    },
    replyAddress: {
      subject: (organization: string) => `Confirm the reply address of ${organization}`,
      headline: (organization: string) => `Should replies to ${organization} go to this address?`,
      text: (person: string, organization: string) =>
        `${person} chose this address for replies from candidates of ${organization}. It is used once you confirm it.`,
      ignore: 'If you do not know about this, ignore this e-mail. Nothing will be sent to you.',
      confirm: 'Confirm address',
      until: 'Valid until',
      linkTo: 'confirm the reply address',
      footer: (organization: string) =>
        `You received this e-mail because someone at ${organization} entered your address.`,
    },
  },
})
