import { dictionary } from '#platform/locale/dictionary.ts'

/** Error messages of recordings, and what recruiters read about a recording that is not complete. */
export const recordingProblems = dictionary({
  en: {
    notRunning: 'The interview is not running, so nothing is recorded.',
    notAgreed: 'The candidate did not consent to this recording.',
    tooMany: 'There are too many recordings of this interview.',
    chunksMissing: 'Some parts of the recording have not arrived yet.',
    listDiffers: 'The stored recording differs from what was recorded.',
    hashMissing: 'The header x-chunk-sha256 must contain the SHA-256 of the chunk in hexadecimal.',
    chunkEmpty: 'The chunk is empty.',
    chunkDamaged: 'The chunk was damaged during transfer. Send it again.',
    chunkDiffers: 'Another chunk with this number has already been stored.',
    alreadyFinished: 'This recording has already been finished.',
    tooLong: 'This recording is too long.',
    notAHash: 'This is not a SHA-256 in hexadecimal.',
    nothingRecorded: 'Nothing was recorded.',
    nothingArrived: 'No part of this recording arrived.',
    notSeekable: 'The recording could not be indexed. It plays from the start, but seeking may not work.',
    incomplete: 'Part of the recording is missing. The rest is available.',
    notJoined: 'The recording could not be joined. Its parts are still stored.',
  },
})
