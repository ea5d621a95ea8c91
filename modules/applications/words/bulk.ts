import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The results of bulk actions on applications. */
export const bulkResultWords = dictionary({
  en: {
    moved: (count: number) =>
      locale.plural(count, { one: '1 application moved', other: `${locale.number(count)} applications moved` }),
    invited: (count: number) =>
      locale.plural(count, { one: '1 candidate invited', other: `${locale.number(count)} candidates invited` }),
    evaluated: (count: number) =>
      locale.plural(count, { one: '1 evaluation started', other: `${locale.number(count)} evaluations started` }),
    tagged: (count: number) =>
      locale.plural(count, { one: '1 application tagged', other: `${locale.number(count)} applications tagged` }),
    undo: 'Undo',
    undoByHand: 'Select the applications again and move them back',
  },
})

/** Keyboard shortcuts of the list. */
export const shortcutWords = dictionary({
  en: {
    next: 'Next row',
    previous: 'Previous row',
    select: 'Select the row',
    open: 'Open the row',
    evaluate: 'Evaluate the row, or the selected rows, again',
    move: 'Move the row, or the selected rows',
    invite: 'Invite the selected candidates',
    clear: 'Clear selection',
  },
})

/** What can be done with several applications at once. */
export const bulkWords = dictionary({
  en: {
    move: 'Move to…',
    invite: 'Invite',
    evaluate: 'Evaluate again',
    tag: 'Tag',
    add: 'Add',
    clear: 'Clear selection',
  },
})
