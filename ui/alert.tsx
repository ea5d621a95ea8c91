import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const LOOKS = {
  attention: { icon: TriangleAlert, box: 'bg-attention-tint border-attention-line', ink: 'text-attention' },
  danger: { icon: CircleAlert, box: 'bg-danger-tint border-danger-line', ink: 'text-danger' },
  brand: { icon: CircleCheck, box: 'bg-brand-tint border-brand-line', ink: 'text-brand' },
  neutral: { icon: Info, box: 'bg-sunken border-line', ink: 'text-text-2' },
} as const

interface AlertProps {
  tone: keyof typeof LOOKS
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Announced immediately by screen readers; only for the result of an action. */
  live?: boolean
  className?: string
}

/** A banner with a message and actions. */
export function Alert({ tone, title, children, actions, live, className }: AlertProps) {
  const look = LOOKS[tone]
  return (
    <div
      role={live ? 'alert' : undefined}
      className={`flex gap-3 rounded-large border px-4 py-3 ${look.box} ${className ?? ''}`}
    >
      <Icon of={look.icon} className={`mt-[3px] ${look.ink}`} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {children && <div className="mt-0.5 text-13 text-text-2">{children}</div>}
        {actions && <div className="mt-2.5 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  )
}
