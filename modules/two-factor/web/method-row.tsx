import type { ReactNode } from 'react'

interface MethodRowProps {
  readonly title: ReactNode
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** One method of two-factor authentication: what it is, its state, and what can be done. */
export const MethodRow = ({ title, children, action }: MethodRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
    <div className="min-w-0 flex-1 basis-56">
      <p className="flex flex-wrap items-center gap-2 font-medium">{title}</p>
      <p className="text-13 text-text-2">{children}</p>
    </div>
    {action}
  </li>
)
