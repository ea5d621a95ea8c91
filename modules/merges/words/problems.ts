import { dictionary } from '#platform/locale/dictionary.ts'

/** Why a merge is refused. */
export const mergeProblems = dictionary({
  en: {
    samePerson: 'Choose two different candidates.',
    alreadyMerged: 'One of these candidates was merged already. Reload the page.',
    sample: 'One of these candidates is sample data. It cannot be merged with a real candidate.',
    stale: 'One of these candidates changed in the meantime. Look at the comparison again.',
    conflicts: 'These candidates cannot be merged yet. Resolve what the comparison names first.',
    missing: 'This merge does not exist anymore.',
    tooLate: 'This merge can no longer be undone.',
    laterMerge: 'One of these candidates was merged again since. Undo that merge first.',
  },
})
