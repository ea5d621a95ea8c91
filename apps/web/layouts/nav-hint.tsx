import type { ReactNode } from 'react'
import { Tooltip, TooltipProvider } from '#ui/tooltip.tsx'

/** The tooltip of an item in the collapsed sidebar. In its own file, so that it loads only when the sidebar is collapsed. */
export function NavHint({ text, children }: { text: string; children: ReactNode }) {
  return (
    <TooltipProvider>
      <Tooltip text={text} side="right">
        {children}
      </Tooltip>
    </TooltipProvider>
  )
}
