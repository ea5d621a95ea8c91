import type { ReactNode } from 'react'
import type { ChangeProgress, RegistrationProgress } from './use-registration-progress.ts'

/** What each step of the registration gets. */
export interface StepProps {
  progress: RegistrationProgress
  change: ChangeProgress
  /** The link to the login page. */
  login: ReactNode
  /** The token of an invitation, if the registration was opened with one. */
  invitation: string | undefined
}
