import { locale } from '#platform/locale/locale.ts'
import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useId, useMemo, useRef } from 'react'

interface Tab {
  readonly value: string
  readonly label: ReactNode
  readonly count?: number
}

interface Wiring {
  readonly id: string
  readonly value: string
}
const TabsContext = createContext<Wiring | null>(null)

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

interface TabsProps {
  label: string
  value: string
  onChange: (value: string) => void
  tabs: readonly Tab[]
  children: ReactNode
  className?: string
}

/** Tabs of one screen, with arrow keys. Keep `value` in the URL, where an unknown one opens the first tab; the panels are `TabPanel`s inside. */
export function Tabs({ label, value: asked, onChange, tabs, children, className }: TabsProps) {
  const value = tabs.some(tab => tab.value === asked) ? asked : tabs[0]!.value
  const id = useId()
  const wiring = useMemo(() => ({ id, value }), [id, value])
  const list = useRef<HTMLDivElement>(null)
  const counts = tabs.map(({ count }) => count).join(' ')
  // On narrow screens the list scrolls sideways: the open tab must be in it, also after counts made the tabs wider.
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    const { left = 0, right = 0 } = list.current?.getBoundingClientRect() ?? {}
    const tab = open?.getBoundingClientRect()
    if (tab && (tab.right > right || tab.left < left)) list.current?.scrollBy({ left: tab.left - left })
  }, [value, counts])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = step(
      tabs.findIndex(tab => tab.value === value),
      tabs.length,
    )
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    onChange(tabs[next]!.value)
  }
  return (
    <TabsContext value={wiring}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className={`tabs ${className ?? ''}`}
        onKeyDown={onKeyDown}
      >
        {tabs.map(tab => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === value}
            // Only the open panel is rendered.
            aria-controls={tab.value === value ? `${id}-panel-${tab.value}` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            className="tab"
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="num font-normal text-text-2">{locale.number(tab.count)}</span>}
          </button>
        ))}
      </div>
      {children}
    </TabsContext>
  )
}

export function TabPanel({ value, children, className }: { value: string; children: ReactNode; className?: string }) {
  const tabs = use(TabsContext)
  if (tabs?.value !== value) return null
  return (
    <div
      role="tabpanel"
      id={`${tabs.id}-panel-${value}`}
      aria-labelledby={`${tabs.id}-tab-${value}`}
      // A panel may have no focusable content, so the panel itself is focusable.
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  )
}
