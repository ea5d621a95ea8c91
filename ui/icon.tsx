import type { LucideIcon } from 'lucide-react'

/** An icon (lucide, 16 or 20 px, 1.75 wide). Without `label` it is decoration and hidden from screen readers. */
export function Icon({
  of: Drawing,
  size = 16,
  label,
  className,
}: {
  of: LucideIcon
  size?: 12 | 14 | 16 | 20 | 24
  label?: string
  className?: string
}) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return <Drawing width={size} height={size} strokeWidth={1.75} className={`shrink-0 ${className ?? ''}`} {...name} />
}
