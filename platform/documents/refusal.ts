const messages = {
  too_large: 'This file is larger than 10 MB. Please save it with smaller pictures and choose it again.',
  empty: 'This file is empty. Please choose the file with your résumé in it.',
  not_a_document: 'This is not a document we can read. Please choose a PDF, DOCX, ODT or TXT file.',
  old_doc:
    'This is a Word file of the old .doc kind. Open it in Word, choose “Save as”, pick DOCX or PDF, and choose that file.',
  encrypted: 'This file is locked with a password. Please save a copy without the password and choose that one.',
  broken: 'This file is damaged and cannot be opened. Please save it again, best as a PDF, and choose the new file.',
  too_expanded: 'This file unpacks to far more than a résumé needs. Please save it as a PDF and choose that file.',
  too_long: 'This file is longer than 60 pages. Please choose a shorter version.',
  too_much_memory:
    'Reading this file takes more memory than a résumé should. Save it as a plain PDF and choose that file.',
  took_too_long: 'Reading this file took too long. Please save it as a plain PDF and choose that file.',
} as const

export type RefusalCode = keyof typeof messages

export const refusalCodes = Object.keys(messages) as RefusalCode[]

/**
 * A file that cannot be read. `message` is one sentence for the person who chose the file, meant to stand beside the file
 * field: what is wrong and how to mend it. It never carries anything taken from the file.
 */
export class DocumentRefused extends Error {
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(messages[code])
    this.name = 'DocumentRefused'
    this.code = code
  }
}
