import { useState } from 'react'
import type { OrganizationValues } from '#modules/organizations/web/organization-form.tsx'

export type RegisterStep = 'organization' | 'admin' | 'look' | 'mail'

/** Where a registration stands. Kept for the tab, so that a reload on the way loses nothing; no password is ever in it. */
export interface RegisterProgress {
  readonly step: RegisterStep
  readonly organization?: OrganizationValues
  /** Registered on the server, as these values. */
  readonly organizationId?: string
  readonly registeredAs?: string
  readonly name?: string
  readonly email?: string
}

const KEY = 'register'

const keptProgress = (): RegisterProgress => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof value === 'object' && value !== null && 'step' in value) return value as RegisterProgress
  } catch {
    // Storage is shut or holds something else: the registration starts at its beginning.
  }
  return { step: 'organization' }
}

export function useRegisterProgress(): readonly [RegisterProgress, (change: Partial<RegisterProgress>) => void] {
  const [progress, setProgress] = useState(keptProgress)
  const change = (part: Partial<RegisterProgress>) =>
    setProgress(before => {
      const after = { ...before, ...part }
      try {
        sessionStorage.setItem(KEY, JSON.stringify(after))
      } catch {
        // Storage is shut: the registration works without being kept.
      }
      return after
    })
  return [progress, change]
}
