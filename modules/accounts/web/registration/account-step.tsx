import { useMutation } from '@tanstack/react-query'
import { registerOrganization } from '#modules/organizations/web/api.ts'
import type { OrganizationValues } from '#modules/organizations/web/organization-form.tsx'
import { clearDraft } from '#ui/form.ts'
import { registerAdmin } from '../api.ts'
import { type FirstAdmin, FirstAdminForm } from '../first-admin-form.tsx'
import { ORGANIZATION_DRAFT } from './organization-step.tsx'
import type { StepProps } from './step.ts'

/** Registers the organization and its owner. */
export function AccountStep({ progress, change, invitation }: StepProps) {
  const create = useMutation({
    mutationFn: async ({ admin, organization }: { admin: FirstAdmin; organization: OrganizationValues }) => {
      // On a second attempt the organization already exists, unless its values changed in between.
      const asText = JSON.stringify(organization)
      const known = progress.registeredAs === asText ? progress.organizationId : undefined
      const organizationId = known ?? (await registerOrganization({ ...organization, invitation })).id
      change({ organizationId, registeredAs: asText })
      return registerAdmin({ ...admin, organization_id: organizationId, time_zone: organization.time_zone })
    },
    onSuccess: ({ email }) => {
      clearDraft(ORGANIZATION_DRAFT)
      change({ email, step: 'branding' })
    },
  })
  const { organization } = progress
  return (
    <FirstAdminForm
      start={{ name: progress.name, email: progress.email }}
      busy={create.isPending}
      error={create.error}
      onBack={({ name, email }) => change({ name, email, step: 'organization' })}
      onSubmit={admin => (organization ? create.mutate({ admin, organization }) : change({ step: 'organization' }))}
    />
  )
}
