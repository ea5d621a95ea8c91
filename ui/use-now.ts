import { useEffect, useState } from 'react'

/** The present, fresh to the minute, so that "in 2 minutes" does not stay. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
