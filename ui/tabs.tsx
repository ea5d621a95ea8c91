import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export interface Tab {
  readonly value: string
  readonly label: ReactNode
  readonly count?: number
}

/** Parts of one screen. Keep `value` in the URL; panels are `TabPanel`s inside. */
export function Tabs({
  label,
  value,
  onChange,
  tabs,
  children,
  className,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  tabs: readonly Tab[]
  children: ReactNode
  className?: string
}) {
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List aria-label={label} className={`tabs ${className ?? ''}`}>
        {tabs.map(tab => (
          <Radix.Trigger key={tab.value} value={tab.value} className="tab">
            {tab.label}
            {tab.count !== undefined && (
              <span className="num font-normal text-text-2">{tab.count.toLocaleString()}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

export const TabPanel = ({
  value,
  children,
  className,
}: {
  value: string
  children: ReactNode
  className?: string
}) => (
  <Radix.Content value={value} className={className}>
    {children}
  </Radix.Content>
)
