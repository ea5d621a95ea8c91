import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Once around a layout: opens after 700 ms, the next within 300 ms immediately (specification, section 9). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  )
}

/** An additional hint for a named control; never the only place of information. `children` is one element that takes a ref. */
export function Tooltip({
  text,
  side = 'top',
  children,
}: {
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactNode
}) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-60 max-w-[280px] animate-[fade_var(--quick)_var(--ease)] rounded-control bg-text px-2.5 py-1.5 text-12 text-paper"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
