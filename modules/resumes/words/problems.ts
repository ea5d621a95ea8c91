import { dictionary } from '#platform/locale/dictionary.ts'

/** Error messages of résumés. */
export const resumeProblems = dictionary({
  en: {
    busy: 'We are reading many résumés right now. Please fill in the form yourself, or try again in a minute.',
    fileMissing: 'Please choose a file.',
    scannedUpload:
      'This file is a scan, so we could not fill in the form for you. Please fill it in yourself. A person will read the file.',
    linkExpired: 'This link has expired. Reload the page and try again.',
    scanned: 'This file is a scan without readable text. A person needs to read it.',
    unreadable: 'This file could not be read. A person needs to read it.',
  },
})
