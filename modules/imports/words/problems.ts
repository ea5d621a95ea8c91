import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Why an import is refused. */
export const importProblems = dictionary({
  en: {
    missing: 'This import does not exist anymore.',
    jobClosed: 'This job is closed or archived. Reopen it before you import résumés.',
    sampleJob: 'This is a sample job. Import résumés into one of your own jobs.',
    uploadFinished: 'This import takes no more files. Start another one.',
    tooManyFiles: (most: number) =>
      `An import can have at most ${locale.number(most)} files. Start another one for the rest.`,
    noFile: 'Choose at least one file.',
    notStored: 'This file is not stored. Choose it again.',
    notPossible: 'This is not possible in the file’s current state. Reload the page.',
    archiveBroken: 'This ZIP archive is damaged and cannot be opened. Create it again and choose it.',
    archiveTooLarge: (megabytes: number) =>
      `This ZIP archive contains more than ${locale.number(megabytes)} MB. Split it and choose the parts.`,
    archiveTooManyFiles: (most: number) =>
      `This ZIP archive contains more than ${locale.number(most)} files. Split it and choose the parts.`,
    archiveEmpty: 'This ZIP archive contains no files.',
    alreadyApplied: 'This person already has an application for this job.',
  },
})

/** Why a file was not imported. */
export const itemReasons = dictionary({
  en: {
    noName: 'The name was not recognized. Enter the details by hand.',
    severalPeople: 'This file seems to contain the résumés of several people. Split it, or enter the details by hand.',
    sameFile: 'The same file was received for this job before.',
    sameAddress: 'A candidate with this e-mail address already applied for this job.',
    failed: 'This file could not be read because of a problem on our side. Read it again.',
    nestedArchive: 'This is an archive inside an archive. Unpack it and choose its files.',
    entryTooLarge: 'This file is larger than 10 MB. Save it with smaller images and choose it again.',
    entryBroken: 'This file is damaged in the archive. Choose the file itself.',
    encryptedEntry: 'This file is protected with a password in the archive. Unpack it and choose the file.',
  },
})
