import type { ChunkStore } from '#modules/recordings/web/upload/chunk-store.ts'
import { Uploader, type UploadStatus } from '#modules/recordings/web/upload/uploader.ts'
import { finishRecording, startRecording, storeChunk, storedChunks } from '../candidate-api.ts'

/** Uploads the recordings of a screening that are stored on the device, with the candidate's link. */
export const uploaderFor = (
  store: ChunkStore,
  token: string,
  screeningId: string,
  onStatus: (status: UploadStatus) => void,
) =>
  new Uploader(
    store,
    {
      start: recording => startRecording(token, recording),
      stored: id => storedChunks(token, id),
      store: (id, number, bytes, hash) => storeChunk(token, id, number, bytes, hash),
      finish: async (id, chunks, hash) => void (await finishRecording(token, id, chunks, hash)),
    },
    screeningId,
    onStatus,
  )
