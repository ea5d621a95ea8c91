import { dictionary } from '#platform/locale/dictionary.ts'

/** Why a document cannot be read, and what to do about it. */
export const refusalWords = dictionary({
  en: {
    too_large: 'This file is larger than 10 MB. Please save it with smaller images and choose it again.',
    empty: 'This file is empty. Please choose another file.',
    not_a_document: 'This file type is not supported. Please choose a PDF, DOCX, ODT or TXT file.',
    old_doc: 'Word files of type .doc are not supported. Please save the file as DOCX or PDF and choose it again.',
    encrypted: 'This file is protected with a password. Please save a copy without a password and choose it.',
    broken: 'This file is damaged and cannot be opened. Please save it again, ideally as a PDF, and choose it.',
    too_expanded: 'This file contains too much data for a résumé. Please save it as a PDF and choose it again.',
    too_long: 'This file has more than 60 pages. Please choose a shorter version.',
    too_much_memory: 'This file is too complex to read. Please save it as a simple PDF and choose it again.',
    took_too_long: 'Reading this file took too long. Please save it as a simple PDF and choose it again.',
  },
})
