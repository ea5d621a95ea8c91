import type { ReactNode } from 'react'
import { Tooltip, TooltipProvider } from '#ui/tooltip.tsx'

/** An icon's word beside the collapsed sidebar; apart, so that who keeps it wide loads none of it. */
export function NavHint({ text, children }: { text: string; children: ReactNode }) {
  return (
    <TooltipProvider>
      <Tooltip text={text} side="right">
        {children}
      </Tooltip>
    </TooltipProvider>
  )
}
