import { lazy, Suspense, useEffect, useState } from 'react'
import { onToast } from './toast-queue.ts'

const Toaster = lazy(() => import('./toaster.tsx').then(m => ({ default: m.Toaster })))

/** Once in a layout. The toaster's code loads after 2 seconds, or with the first toast. */
export function ToastRegion() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const stop = onToast(want)
    const timer = setTimeout(want, 2000)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return <Suspense>{wanted && <Toaster />}</Suspense>
}
