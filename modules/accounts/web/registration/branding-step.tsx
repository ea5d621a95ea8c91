import { useMutation } from '@tanstack/react-query'
import { registerLook } from '#modules/organizations/web/api.ts'
import { LookForm } from '#modules/organizations/web/look-form.tsx'
import type { Look } from '#modules/organizations/web/look-preview.tsx'
import type { StepProps } from './step.ts'

/** Saves the organization's branding. This step can be skipped. */
export function BrandingStep({ progress, change }: StepProps) {
  const save = useMutation({
    mutationFn: ({ look, logo }: { look: Look; logo: File | null }) =>
      registerLook(
        {
          organization_id: progress.organizationId ?? '',
          colors: { primary: look.primary, secondary: look.secondary },
          application_page_view: look.view,
        },
        logo,
      ),
    onSuccess: () => change({ step: 'confirm' }),
  })
  return (
    <LookForm
      name={progress.organization?.name ?? ''}
      busy={save.isPending}
      error={save.error}
      onSubmit={(look, logo) => save.mutate({ look, logo })}
      onSkip={() => change({ step: 'confirm' })}
    />
  )
}
