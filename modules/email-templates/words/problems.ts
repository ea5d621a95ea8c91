import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** What is wrong with an organization's template, for its author. */
export const problemWords = dictionary({
  en: {
    at: (line: number, column: number, explanation: string) => `Line ${line}, column ${column}: ${explanation}`,
    missingLink: (name: string) => `Add {{ ${name} }}. Without it the reader cannot act on this e-mail.`,
    noSubject: 'Write a subject.',
    noBody: 'Write the text of the e-mail.',
    stale: 'Someone else changed this template in the meantime. Your changes were not saved.',
    nothing: 'There are no changes to publish.',
    standard:
      'This e-mail is part of the product and cannot be deleted. You can restore its default text or switch it off.',
    alwaysOn: 'This e-mail is always on. Without it people cannot sign in or take part.',
    tooManyTemplates: 'You can add up to 100 templates. Delete one that you no longer need.',
    notFilled: 'This line could not be filled in.',
    tooLong: 'The e-mail is too long from here on.',
    tag: (name: string) =>
      `“${name}” is not allowed here. Templates can use variables and if, elsif, else, endif and unless.`,
    filter: (name: string, allowed: readonly string[]) =>
      `The filter “${name}” is not available. Use ${locale.list(allowed, 'or')}.`,
    notClosed: 'This is not closed. A variable ends with }}, and a condition ends with {% endif %} on the same line.',
    notUnderstood: (reason: string) => `This is not a variable or a condition: ${reason}.`,
    tooMany: (most: number) => `Use at most ${locale.number(most)} variables and conditions.`,
    tooComplicated: 'This is too complicated.',
    range: 'Ranges like (1..9) are not allowed.',
    unknown: (name: string, known: readonly string[]) =>
      `This e-mail has no variable “${name}”. It has ${locale.list(known)}.`,
  },
})
