import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'
import type { DuplicateReason } from '../policy.ts'

/** Candidates who may be the same person. */
export const duplicateWords = dictionary({
  en: {
    title: 'Possible duplicates',
    applications: 'Applications',
    lead: 'Candidates who may be the same person. Nothing is merged without you.',
    loading: 'Loading possible duplicates',
    failed: 'Couldn’t load possible duplicates',
    empty: 'No possible duplicates',
    emptyNote: 'Candidates with the same e-mail address, phone number, profile or résumé appear here.',
    more: 'Show more',
    reasons: {
      email: 'Same e-mail address',
      phone: 'Same phone number',
      link: 'Same profile link',
      name_employer: 'Same name and employer',
      text: 'Nearly the same résumé',
    } satisfies Record<DuplicateReason, string> as Record<DuplicateReason, string>,
    notSame: 'Not the same person',
    dismissed: (one: string, other: string) => `${one} and ${other} are not the same person`,
    undo: 'Undo',
    undoAlt: 'Suggest them again',
    dismissFailed: 'The decision was not saved',
    banner: (name: string) => `${name} may be the same person`,
    several: (names: string) => `May be the same person as ${names}`,
    others: (count: number) => `${locale.number(count)} more`,
    open: (name: string) => `Open ${name}`,
  },
})
