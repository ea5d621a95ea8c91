export { joinLateRecordings } from './server/join-late-recordings.ts'
export { presentRecording } from './server/present.ts'
export { deleteRecordingRows, fileKeysOf, recordingsOf } from './server/queries.ts'
export { startRecording } from './server/start-recording.ts'
