import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The dialog that creates and revokes links. */
export const shareWords = dictionary({
  en: {
    title: 'Share with someone outside',
    description:
      'Anyone with the link can read what you choose, without an account, until it ends. It never shows more than you may see.',
    keep: 'Close',
    includes: 'What is shown',
    parts: { resume: 'Résumé text', match: 'Match', interview: 'Screening transcript', scorecards: 'Scorecards' },
    nameHidden: 'Hide who the candidate is',
    nameHiddenHelp: 'The name and contact details are removed from all texts.',
    days: 'Valid for',
    dayCount: (days: number) => locale.plural(days, { one: '1 day', other: `${locale.number(days)} days` }),
    create: 'Create link',
    failed: 'The link was not created',
    created: 'Link created',
    createdNote: 'Copy it now: it is not stored and cannot be shown again.',
    copy: 'Copy link',
    copied: 'Link copied',
    active: 'Active links',
    none: 'No active links',
    loading: 'Loading the links',
    loadFailed: 'Couldn’t load the links',
    hidden: 'name hidden',
    ends: 'Ends',
    by: (name: string) => `created by ${name}`,
    opened: (count: number) =>
      count === 0
        ? 'not opened yet'
        : locale.plural(count, { one: 'opened once', other: `opened ${locale.number(count)} times` }),
    revoke: 'Revoke link',
    revokeFailed: 'The link was not revoked',
  },
})

/** The page that a link opens. */
export const sharedPageWords = dictionary({
  en: {
    sharedBy: (name: string, until: string) => `Shared by ${name}. This page can be opened until ${until}.`,
    match: 'Match with the requirements',
    score: (score: number) => `Match score ${locale.number(score)} of 100`,
    engine: (model: string | null) =>
      model ? `AI score by ${model}. A person decides.` : 'By the built-in rules engine. A person decides.',
    resume: 'Résumé',
    interview: 'Screening transcript',
    scorecards: 'Scorecards',
    nothing: 'Nothing to show yet.',
    confidential:
      'This page contains personal data. Do not forward it, and delete copies when you no longer need them.',
    endedTitle: 'This link does not work anymore',
    ended: 'It has ended or was revoked. Ask the person who sent it to you for a new one.',
  },
})

/** Links on the timeline of an application. */
export const shareTimelineWords = dictionary({
  en: { created: 'Created a link for someone outside', revoked: 'Revoked a link', opened: 'A shared link was opened' },
})
