import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

// Not of `countWords`: the form loads these words, and its script is at its limit.
const workingDays = (count: number) =>
  locale.plural(count, { one: '1 working day', other: `${locale.number(count)} working days` })

/** An organization's public careers pages. */
export const careersWords = dictionary({
  en: {
    website: 'Website',
    poweredBy: 'Powered by ',
    allRoles: 'All open roles',
    openRoles: (count: number) =>
      locale.plural(count, { one: '1 open role', other: `${locale.number(count)} open roles` }),
    openRolesAt: (organization: string) => `Open roles at ${organization}`,
    backToEvenhand: 'Go to the Evenhand home page',
    request: (id: string) => `Request ${id}`,
    list: {
      process: 'How we hire',
      steps: {
        apply: { when: '10 minutes', what: 'You apply. Your résumé fills in most of the form.' },
        interview: {
          when: 'Any time',
          what: 'If invited, you take an AI interview by voice or typing, with the same questions for everyone.',
        },
        decision: { when: workingDays, what: 'A person reviews it, decides, and e-mails you either way.' },
      },
    },
    role: {
      apply: 'Apply for this role',
      applyLabel: 'Apply',
      duration: 'About 10 minutes',
      about: 'About the role',
      copyLink: 'Copy link to this role',
      copied: 'Link copied',
      copyFailed: 'Your browser did not allow this. Copy the address of this page instead.',
      afterTitle: 'What happens after you apply',
      after: {
        confirmation: {
          title: 'We confirm your application',
          when: 'Right away',
          text: 'You get a link to a page that shows the status of your application and what happens next.',
        },
        interview: {
          title: 'If invited: an AI interview',
          when: 'When it suits you',
          text: 'Questions about the work, the same for everyone, by voice or typing. What you say counts, not how you sound. You can request an accommodation.',
        },
        decision: {
          title: 'We send you our decision, either way',
          when: (days: number) => `Within ${workingDays(days)}`,
          text: 'A person reviews your application and decides. The AI does not reject anyone.',
        },
      },
    },
    titles: {
      roles: (organization: string) => `Open roles · ${organization}`,
      role: (job: string, organization: string) => `${job} · ${organization}`,
      apply: (job: string, organization: string) => `Apply: ${job} · ${organization}`,
      application: (organization: string) => `Your application · ${organization}`,
    },
    missing: {
      noOrganization: 'This careers page does not exist',
      noOrganizationText: 'Please check the address. The organization may no longer use Evenhand.',
      unavailable: 'This page is temporarily unavailable',
      failed: 'Couldn’t load this page',
      failedText: 'Everything you entered on this device is still saved. Please reload the page in a minute.',
      notAccepting: (organization: string) => `${organization} is not accepting applications at the moment`,
      notAcceptingText:
        'Anything you entered is still saved on your device. If you have applied, you can still track your application with the link in our e-mails.',
      noRole: 'This role does not exist',
      noRoleText: 'Please check the address. The role may have been removed.',
      paused: (job: string) => `${job} is not accepting applications right now`,
      closed: (job: string) => `${job} is no longer accepting applications`,
      pausedText: 'The role is paused and may open again. Anything you entered is still saved on your device.',
      closedText:
        'The position has been closed. If you have applied, you can still track your application with the link in our e-mails.',
      endedText: (day: string) =>
        `Applications were accepted until ${day}. If you have applied, you can still track your application with the link in our e-mails.`,
      others: 'Other open roles',
      tooOften: 'Too many requests',
      tooOftenText: 'Please wait a minute and reload this page. Nothing has changed.',
      applicationFailedText: 'Your application is safe. Please reload the page in a minute.',
      badLink: 'This link doesn’t work',
      badLinkText:
        'It may be incomplete or expired, or there is a newer one. Please use the link in our latest e-mail about your application.',
    },
  },
})
