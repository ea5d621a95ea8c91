import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** To-dos on the page of a candidate. */
export const todoWords = dictionary({
  en: {
    title: 'To-dos',
    loading: 'Loading the to-dos',
    loadFailed: 'Couldn’t load the to-dos',
    none: 'No to-dos yet. Add what has to be done next for this candidate.',
    noneReadOnly: 'No to-dos yet',
    new: 'New to-do',
    placeholder: 'Add a to-do',
    text: 'To-do',
    dueOn: 'Due',
    assignee: 'Responsible',
    me: (name: string) => `${name} (you)`,
    nobody: 'No one',
    add: 'Add to-do',
    save: 'Save to-do',
    cancel: 'Cancel',
    edit: 'Edit to-do',
    delete: 'Delete to-do',
    done: (text: string) => `Done: ${text}`,
    overdue: (day: string) => `Overdue, ${day}`,
    today: 'Due today',
    due: (day: string) => `Due ${day}`,
    doneBy: (name: string, day: string) => `Done by ${name}, ${day}`,
    earlier: (count: number) =>
      locale.plural(count, { one: '1 completed to-do', other: `${locale.number(count)} completed to-dos` }),
    completed: 'To-do completed',
    deleted: 'To-do deleted',
    undo: 'Undo',
    undoDoneAlt: 'Clear the checkbox of the to-do under the completed to-dos',
    undoDeleteAlt: 'Bring the to-do back within an hour with Undo',
    failed: 'The to-do was not saved',
    stale: 'This to-do was changed in the meantime. Check the current values and save again.',
  },
})
