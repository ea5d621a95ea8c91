import { CloudUpload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { openChunks } from '#modules/recordings/web/upload/chunk-store.ts'
import { endAbandonedRecordings } from '#modules/recordings/web/upload/recorder.ts'
import type { UploadStatus } from '#modules/recordings/web/upload/uploader.ts'
import { thanksWords } from '../../words/thanks.ts'
import { uploaderFor } from '../room/recording-uploader.ts'
import { useCloseWarning } from '../room/use-close-warning.ts'

const words = thanksWords.uploading

/** Continues to upload what the room left on this device. */
export function useRemainingUpload(token: string, screeningId: string): UploadStatus {
  const [status, setStatus] = useState<UploadStatus>({ waiting: 0, stuck: false })
  useEffect(() => {
    let stop = () => {}
    let unmounted = false
    void openChunks().then(async store => {
      await endAbandonedRecordings(store, screeningId).catch(() => {})
      if (unmounted) return
      const uploader = uploaderFor(store, token, screeningId, setStatus)
      const send = () => void uploader.sendWaiting()
      window.addEventListener('online', send)
      send()
      stop = () => {
        window.removeEventListener('online', send)
        uploader.stop()
      }
    })
    return () => {
      unmounted = true
      stop()
    }
  }, [token, screeningId])
  useCloseWarning(status.waiting > 0)
  return status
}

/** How much of the recording has not been uploaded yet. */
export function UploadProgress({ status: { waiting, stuck } }: { status: UploadStatus }) {
  return (
    <div role="status">
      {waiting > 0 && (
        <div className="iv-problem mt-7 max-w-[36em]" data-tone={stuck ? undefined : 'calm'}>
          <Icon of={CloudUpload} size={20} />
          <b>{stuck ? words.stuck : words.title}</b>
          <p className="iv-note">
            {words.left(waiting)} {words.keepOpen} {stuck && words.retrying}
          </p>
        </div>
      )}
    </div>
  )
}
