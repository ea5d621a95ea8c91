import { CloudUpload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { openChunks } from '#modules/recordings/web/upload/chunk-store.ts'
import { endLeftOver } from '#modules/recordings/web/upload/recorder.ts'
import type { UploadStatus } from '#modules/recordings/web/upload/uploader.ts'
import { uploaderFor } from '../room/keeping.ts'
import { useCloseWarning } from '../room/meeting-room.tsx'

/** Goes on sending what the room left on this device. */
export function useSending(token: string, screeningId: string): UploadStatus {
  const [status, setStatus] = useState<UploadStatus>({ waiting: 0, stuck: false })
  useEffect(() => {
    let stop = () => {}
    let left = false
    void openChunks().then(async store => {
      await endLeftOver(store, screeningId).catch(() => {})
      if (left) return
      const uploader = uploaderFor(store, token, screeningId, setStatus)
      const again = () => void uploader.kick()
      window.addEventListener('online', again)
      void uploader.kick()
      stop = () => {
        window.removeEventListener('online', again)
        uploader.stop()
      }
    })
    return () => {
      left = true
      stop()
    }
  }, [token, screeningId])
  useCloseWarning(status.waiting > 0)
  return status
}

/** How much of the recording is on this device alone. */
export function Sending({ status }: { status: UploadStatus }) {
  const { waiting, stuck } = status
  return (
    <div role="status">
      {waiting > 0 && (
        <div className="iv-problem mt-7 max-w-[36em]" data-tone={stuck ? undefined : 'calm'}>
          <Icon of={CloudUpload} size={20} />
          <b>{stuck ? 'The last of your recording waits for the line' : 'The last of your recording is going up'}</b>
          <p className="iv-note">
            {waiting === 1 ? 'One piece' : `${String(waiting)} pieces`} of four seconds to go. Please leave this page
            open until then{stuck ? '; it tries again by itself' : ''}. Your words have arrived already.
          </p>
        </div>
      )}
    </div>
  )
}
