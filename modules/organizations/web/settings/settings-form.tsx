import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Resolver } from 'react-hook-form'
import { CallError } from '#platform/contract/client.ts'
import { showFieldErrors, useCheckedForm } from '#ui/checked-form.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { SaveBar } from '#ui/save-bar.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-queue.ts'
import { useLeaveWarning } from '#ui/use-leave-warning.ts'
import type { Organization, OrganizationSettings } from '../../contract.ts'
import { organizationSettingsWords as words } from '../../words/organization-settings.ts'
import { editOrganization, editSettings, noticesQuery, organizationQuery, organizationSettingsQuery } from '../api.ts'
import { useLogo } from '../use-logo.ts'
import { BrandPart } from './brand-part.tsx'
import { DetailsPart } from './details-part.tsx'
import { changesOf, PARTS, type SettingsValues, valuesOf } from './settings-fields.ts'
import type { SettingsOutput } from './settings-schema.ts'
import { PrivacyPart } from './privacy-part.tsx'
import { CareersPart, FairnessPart, SenderPart, TimesPart } from './text-parts.tsx'

/** The schema is not needed to read the settings, so it loads when something is changed. */
const resolve: Resolver<SettingsValues, unknown, SettingsOutput> = async (...args) =>
  (await import('./settings-schema.ts')).resolveSettings(...args)

/** What the organization is called, looks like and tells candidates. */
export function OrganizationSettingsForm({ careersHref }: { careersHref: (organizationId: string) => string }) {
  const organization = useQuery(organizationQuery)
  const settings = useQuery(organizationSettingsQuery)
  const failed = [organization, settings].find(({ isError }) => isError)
  if (organization.data && settings.data)
    return (
      <LoadedForm
        organization={organization.data}
        settings={settings.data.settings}
        careersHref={careersHref(organization.data.id)}
      />
    )
  if (failed) return <ErrorState error={failed.error} title={words.loadFailed} onRetry={() => void failed.refetch()} />
  return (
    <SkeletonGroup label={words.loading} className="grid gap-6 border-t border-line px-4 py-6 md:px-7">
      <Skeleton className="h-9 w-full max-w-[420px]" />
      <Skeleton className="h-9 w-full max-w-[420px]" />
      <Skeleton className="h-40 w-full max-w-[640px]" />
    </SkeletonGroup>
  )
}

interface LoadedProps {
  readonly organization: Organization
  readonly settings: OrganizationSettings
  readonly careersHref: string
}

function LoadedForm({ organization, settings, careersHref }: LoadedProps) {
  const client = useQueryClient()
  const saved = useMemo(() => valuesOf(organization, settings), [organization, settings])
  const form = useCheckedForm<SettingsOutput, SettingsValues>(resolve, saved)
  const logo = useLogo()
  const [logoRemoved, setLogoRemoved] = useState(false)
  const logoChanged = logo.file !== null || logoRemoved
  const changed = new Set(
    Object.entries(form.formState.dirtyFields).flatMap(([name, isDirty]) => (isDirty ? [name] : [])),
  )
  const parts = (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter(
    part => PARTS[part].some(field => changed.has(field)) || (part === 'brand' && logoChanged),
  )
  const start = (values: SettingsValues) => {
    form.reset(values)
    logo.remove()
    setLogoRemoved(false)
  }
  const save = useMutation({
    async mutationFn(values: SettingsValues) {
      const changes = changesOf(values, changed, { chosen: logo.file !== null, removed: logoRemoved })
      // The name is part of standard texts in the settings, so it is saved before these are read.
      const own = changes.organization ? await editOrganization(changes.organization) : organization
      client.setQueryData(organizationQuery.queryKey, own)
      const reply = await editSettings(changes.settings ?? {}, logo.file)
      client.setQueryData(organizationSettingsQuery.queryKey, reply)
      return valuesOf(own, reply.settings)
    },
    onSuccess: values => {
      start(values)
      // The name and the retention are part of the standard notice.
      void client.invalidateQueries({ queryKey: noticesQuery.queryKey })
      toast({ title: words.saved })
    },
    onError: error =>
      error instanceof CallError &&
      showFieldErrors(form, error.fieldErrors, Object.keys(saved) as (keyof SettingsValues)[]),
  })
  const unsaved = changed.size > 0 || logoChanged
  useLeaveWarning(unsaved)
  return (
    <form noValidate onSubmit={form.handleSubmit(() => save.mutate(form.getValues()))}>
      <DetailsPart form={form} />
      <BrandPart
        form={form}
        logo={logo}
        savedLogo={logoRemoved ? null : settings.logo_url}
        onRemoveSaved={settings.logo_url ? setLogoRemoved : null}
        isRemoved={logoRemoved}
      />
      <CareersPart form={form} href={careersHref} />
      <PrivacyPart form={form} />
      <SenderPart form={form} settings={settings} organizationName={organization.name} />
      <TimesPart form={form} />
      <FairnessPart form={form} />
      {save.error && (
        <div className="px-4 pb-6 md:px-7">
          <FormProblem error={save.error} title={words.failed} />
        </div>
      )}
      {unsaved && (
        <SaveBar
          title={words.unsaved(changed.size + (logoChanged ? 1 : 0))}
          note={words.unsavedIn(parts.map(part => words.parts[part]))}
          discard={words.discard}
          save={words.save}
          busy={save.isPending}
          onDiscard={() => {
            start(saved)
            save.reset()
          }}
        />
      )}
    </form>
  )
}
