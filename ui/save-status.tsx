import type { LucideIcon } from 'lucide-react'
import { Icon } from './icon.tsx'

interface SaveStatusProps {
  icon: LucideIcon
  text: string
  /** What a phone shows of it. */
  short?: string
  /** Whether everything is saved, or about to be. */
  isFine: boolean
}

/** In the top bar: whether what was typed is on the server. */
export const SaveStatus = ({ icon, text, short = text, isFine }: SaveStatusProps) => (
  <span
    role="status"
    title={text}
    className={`flex min-w-0 items-center gap-1.5 text-13 ${isFine ? 'text-text-2' : 'text-attention'}`}
  >
    <Icon of={icon} size={14} className="shrink-0" />
    <span className={short === text ? 'truncate' : 'truncate max-md:sr-only'}>{text}</span>
    {short !== text && (
      <span aria-hidden="true" className="md:hidden">
        {short}
      </span>
    )}
  </span>
)
