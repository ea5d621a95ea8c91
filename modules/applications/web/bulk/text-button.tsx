import type { ReactNode } from 'react'

/** A button inside a sentence. */
export const TextButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" onClick={onClick} className="min-h-6 font-medium text-brand underline-offset-2 hover:underline">
    {children}
  </button>
)
