import { useSyncExternalStore } from 'react'
import { errorWords } from '#ui/error-text.ts'
import { sendFiles } from './api.ts'
import { UploadQueue, type UploadState } from './upload-queue.ts'

/** One for the whole workspace. */
export const uploads = new UploadQueue(sendFiles, error => errorWords(error).says)

export const useUpload = (importId: string): UploadState =>
  useSyncExternalStore(uploads.subscribe, () => uploads.stateOf(importId))
