import { useShortcuts } from '#ui/shortcuts.ts'
import { calendarWords as words } from '../../words/calendar.ts'
import { VIEWS } from './period.ts'
import type { CalendarAddress } from './use-calendar-view.ts'

const KEYS = { month: 'm', week: 'w', day: 'd', list: 'l' } as const

/** The key of the event that has the focus. */
const focusedKey = (): string | undefined => {
  const focused = document.activeElement
  const marked =
    focused?.closest<HTMLElement>('[data-key]') ??
    focused?.closest('.cal-event')?.querySelector<HTMLElement>('[data-key]')
  return marked?.dataset['key']
}

/** Views by letter, periods by arrow, `t` for today, `r` to move the event with the focus. */
export function useCalendarKeys(address: CalendarAddress, onMove: (key: string) => void): void {
  useShortcuts([
    ...VIEWS.map(view => ({ keys: KEYS[view], label: words.views[view], run: () => address.show(view) })),
    { keys: 't', label: words.today, run: () => address.go(address.today) },
    { keys: 'ArrowLeft', label: words.earlier[address.view], run: () => address.step(-1) },
    { keys: 'ArrowRight', label: words.later[address.view], run: () => address.step(1) },
    {
      keys: 'r',
      label: words.shortcuts.move,
      run: () => {
        const key = focusedKey()
        if (key) onMove(key)
      },
    },
  ])
}
