import { useState } from 'react'
import type { OrganizationValues } from '#modules/organizations/web/organization-form.tsx'

export type RegisterStep = 'organization' | 'admin' | 'look' | 'mail'

/** The progress of a registration. Stored for the tab, so that reloading the page loses nothing. Never holds a password. */
export interface RegisterProgress {
  readonly step: RegisterStep
  readonly organization?: OrganizationValues
  /** The organization on the server, and the values it was registered with. */
  readonly organizationId?: string
  readonly registeredAs?: string
  readonly name?: string
  readonly email?: string
}

const KEY = 'register'

const storedProgress = (): RegisterProgress => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof value === 'object' && value !== null && 'step' in value) return value as RegisterProgress
  } catch {
    // Storage is not available or holds something else: start with the first step.
  }
  return { step: 'organization' }
}

export function useRegisterProgress(): readonly [RegisterProgress, (change: Partial<RegisterProgress>) => void] {
  const [progress, setProgress] = useState(storedProgress)
  const change = (part: Partial<RegisterProgress>) =>
    setProgress(before => {
      const after = { ...before, ...part }
      try {
        sessionStorage.setItem(KEY, JSON.stringify(after))
      } catch {
        // Storage is not available: the registration works, but reloading starts over.
      }
      return after
    })
  return [progress, change]
}
