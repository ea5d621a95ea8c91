import { OrganizationForm, type OrganizationValues } from '#modules/organizations/web/organization-form.tsx'
import { readDraft } from '#ui/form.ts'
import type { StepProps } from './step.ts'

/** The name of the draft on this device. */
export const ORGANIZATION_DRAFT = 'register-organization'

/** Takes the values of the organization. They are sent with the account. */
export const OrganizationStep = ({ progress, change }: StepProps) => (
  <OrganizationForm
    start={progress.organization ?? readDraft<OrganizationValues>(ORGANIZATION_DRAFT) ?? {}}
    draft={ORGANIZATION_DRAFT}
    onSubmit={organization => change({ organization, step: 'account' })}
  />
)
