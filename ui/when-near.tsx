import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far below the window a part already loads. */
const NEARBY = '400px'

/** Shows a part of a long page when one scrolls near it, so that its script does not load with the page. */
export function WhenNear({ children, className }: { children: ReactNode; className?: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const seen = new IntersectionObserver(([entry]) => entry!.isIntersecting && setNear(true), { rootMargin: NEARBY })
    seen.observe(place.current)
    return () => seen.disconnect()
  }, [near])
  return (
    <div ref={place} className={near ? undefined : className}>
      {near && children}
    </div>
  )
}
