import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** Error messages that any call can have. */
export const problemWords = dictionary({
  en: {
    notFound: 'This does not exist, or you do not have access to it.',
    signIn: 'Please log in.',
    invalid: 'Not saved. Please fix the fields with errors.',
    tooManyFor: (seconds: number) =>
      `Too many requests. Please try again in ${locale.plural(seconds, { one: '1 second', other: `${locale.number(seconds)} seconds` })}.`,
    tooMany: 'Too many requests. Please try again in a minute.',
    addressExpired: 'This link has expired. Please reload the page.',
    rangeOutside: 'The requested range is outside the file.',
    pageMissing: 'This page of the list is not available. Start from the first page.',
    alreadyDone: 'This request has already been completed. Reload the page to see the result.',
    keyReused: 'This Idempotency-Key was used for a different request. Use a new key for each request.',
    sessionEnded: 'Your session has expired. Please log in again.',
    roleNeeded: 'Your role does not allow this. Ask an owner or an admin of your organization.',
    fullAccessNeeded: 'Your access is read-only. Ask a super admin with full access.',
    roleOnJobNeeded: 'You are an interviewer on this job. Its hiring managers and recruiters decide about it.',
    formTooLarge: 'The form is too large. The limit is 40 MB including all files.',
    tooManyFields: 'The form has too many fields, or fields that are too long.',
    brokenForm: 'The form data is incomplete or damaged. Please send it again.',
    tooManyFiles: 'Too many files. The limit is 10 files.',
    fileTooLarge: 'A file is too large. The limit is 10 MB per file.',
    rolesFailed: 'The open roles could not be loaded.',
    unknownField: 'Unknown field.',
    noForm: 'This endpoint does not accept multipart forms.',
    bytesNeeded: 'This endpoint accepts bytes (application/octet-stream).',
    jsonNeeded: 'This endpoint accepts JSON.',
    formNeeded: 'This endpoint accepts multipart forms.',
    wrongType: 'This endpoint does not accept this content type.',
    tooLarge: 'The request is too large.',
    emptyJson: 'The body is empty, but its content type is JSON.',
    badJson: 'The body is not valid JSON.',
    unavailable: 'Part of our service is temporarily unavailable. Nothing was changed. Please try again.',
    unreadable: 'The request could not be read.',
    internal:
      'Something went wrong on our side. Please try again. If it happens again, contact us and include the request ID.',
    noSuchCall: 'This endpoint does not exist.',
  },
})
