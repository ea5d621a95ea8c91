import { useEffect, useRef } from 'react'

/** The candidate's own picture, as in a mirror; a figure where there is none. */
export function OwnPicture({ track, className }: { track: MediaStreamTrack | null; className?: string }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    if (!element || !track) return
    element.srcObject = new MediaStream([track])
    return () => {
      element.srcObject = null
    }
  }, [track])
  if (track)
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a mirror without sound
    return <video ref={video} autoPlay muted playsInline className={className} aria-label="Your own picture" />
  return (
    <svg viewBox="0 0 176 132" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <rect width="176" height="132" fill="var(--line)" />
      <circle cx="88" cy="56" r="24" fill="var(--line-strong)" />
      <path d="M34 132c2-29 24-44 54-44s52 15 54 44Z" fill="var(--line-strong)" />
    </svg>
  )
}
