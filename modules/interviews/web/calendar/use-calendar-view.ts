import { useCallback, useMemo } from 'react'
import { useSearchParams } from '#ui/router.tsx'
import { browserZone, civilDate, isTimeZone } from '#platform/locale/dates.ts'
import { useMedia } from '#ui/use-media.ts'
import { MOST_SHOWN_PEOPLE } from '../../policy.ts'
import { type CalendarView, isDate, shifted, VIEWS } from './period.ts'

export const KINDS = ['interviews', 'deadlines', 'closings'] as const
/** In the address, instead of an event. */
const AVAILABILITY = 'availability'
export type CalendarKind = (typeof KINDS)[number]

/** Range, view, filters, zone and the open event: all in the page's address, so that "Back" works and links can be shared. */
export function useCalendarView(now: Date) {
  const [params, setParams] = useSearchParams()
  const isPhone = useMedia('(max-width: 767px)')
  const given = params.get('zone')
  const zone = given && isTimeZone(given) ? given : browserZone()
  const today = civilDate(now, zone)
  const view: CalendarView = VIEWS.find(one => one === params.get('view')) ?? (isPhone ? 'list' : 'week')
  const asked = params.get('date')
  const date = isDate(asked) ? asked : today
  const hidden = params.get('hide') ?? ''
  const kinds = useMemo(() => {
    const off = new Set(hidden.split(','))
    return new Set(KINDS.filter(kind => !off.has(kind)))
  }, [hidden])
  const chosen = params.get('interviewer') ?? ''
  const interviewers = useMemo(() => chosen.split(',').filter(Boolean).slice(0, MOST_SHOWN_PEOPLE), [chosen])
  const change = useCallback(
    (values: Record<string, string | null>, replace = false) =>
      setParams(
        before => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(values)) {
            if (value === null) after.delete(name)
            else after.set(name, value)
          }
          return after
        },
        { replace },
      ),
    [setParams],
  )
  return {
    view,
    date,
    today,
    zone,
    kinds,
    interviewers,
    jobId: params.get('job'),
    open: params.get('open'),
    isFiltered: params.has('interviewer') || params.has('job') || hidden !== '',
    show: (next: CalendarView) => change({ view: next, date: asked }),
    showDay: (day: string) => change({ view: 'day', date: day }),
    go: (day: string) => change({ date: day === today ? null : day }),
    step: (by: -1 | 1) => change({ date: shifted(view, date, by) }),
    setZone: (next: string) => change({ zone: next === browserZone() ? null : next }),
    setInterviewers: (ids: readonly string[]) => change({ interviewer: ids.join(',') || null }),
    setJob: (id: string) => change({ job: id || null }),
    setKinds: (on: ReadonlySet<CalendarKind>) =>
      change({ hide: KINDS.filter(kind => !on.has(kind)).join(',') || null }),
    clear: () => change({ interviewer: null, job: null, hide: null }),
    openEvent: (key: string) => change({ open: key }),
    showsAvailability: params.get('open') === AVAILABILITY,
    openAvailability: () => change({ open: AVAILABILITY }),
    closeEvent: () => change({ open: null }, true),
  }
}
export type CalendarAddress = ReturnType<typeof useCalendarView>
