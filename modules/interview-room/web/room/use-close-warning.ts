import { useEffect } from 'react'

/** Warns before the page is closed while something is not uploaded yet. It stays on the device, but is uploaded sooner with the page open. */
export function useCloseWarning(hasUnsent: boolean): void {
  useEffect(() => {
    if (!hasUnsent) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasUnsent])
}
