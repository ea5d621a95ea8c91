import { useEffect, useRef } from 'react'
import { captureWords } from '../../words/capture.ts'

/** The candidate's own camera, mirrored; a silhouette if it is off. */
export function SelfView({ camera, className }: { camera: MediaStreamTrack | null; className?: string }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element || !camera) return
    element.srcObject = new MediaStream([camera])
    return () => {
      element.srcObject = null
    }
  }, [camera])
  if (camera)
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- a self view without sound
      <video ref={video} autoPlay muted playsInline className={className} aria-label={captureWords.selfView} />
    )
  return (
    <svg viewBox="0 0 176 132" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <rect width="176" height="132" fill="var(--line)" />
      <circle cx="88" cy="56" r="24" fill="var(--line-strong)" />
      <path d="M34 132c2-29 24-44 54-44s52 15 54 44Z" fill="var(--line-strong)" />
    </svg>
  )
}
