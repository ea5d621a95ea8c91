import { useState } from 'react'
import type { OrganizationValues } from '#modules/organizations/web/organization-form.tsx'

type RegistrationStep = 'organization' | 'account' | 'branding' | 'confirm'

/** The progress of a registration. Stored for the tab, so that reloading the page loses nothing. Never holds a password. */
export interface RegistrationProgress {
  readonly step: RegistrationStep
  readonly organization?: OrganizationValues
  /** The organization on the server, and the values it was registered with. */
  readonly organizationId?: string
  readonly registeredAs?: string
  readonly name?: string
  readonly email?: string
}

const KEY = 'registration'

const storedProgress = (): RegistrationProgress => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof value === 'object' && value !== null && 'step' in value) return value as RegistrationProgress
  } catch {
    // Storage is not available or holds something else: start with the first step.
  }
  return { step: 'organization' }
}

/** Whether the account was created already, so that nothing stands in the way of the remaining steps. */
export const hasAccount = (): boolean => ['branding', 'confirm'].includes(storedProgress().step)

export type ChangeProgress = (part: Partial<RegistrationProgress>) => void

export function useRegistrationProgress(): readonly [RegistrationProgress, ChangeProgress] {
  const [progress, setProgress] = useState(storedProgress)
  const change: ChangeProgress = part =>
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
