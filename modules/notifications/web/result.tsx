import { CircleCheck, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

/** What was done about a notification, in its row. */
export const Result = ({ icon = CircleCheck, children }: { icon?: LucideIcon; children: ReactNode }) => (
  <p role="status" className="flex items-start gap-1.5 text-13 text-text-2">
    <Icon of={icon} className="mt-0.5 shrink-0 text-brand" />
    <span className="wrap-anywhere">{children}</span>
  </p>
)
