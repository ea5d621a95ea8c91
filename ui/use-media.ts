import { useSyncExternalStore } from 'react'

/** Whether a media query matches, updated on changes. For what a style sheet cannot do, such as the order of content. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    listener => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
