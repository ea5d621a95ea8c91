import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { registerAdmin } from '#modules/accounts/web/api.ts'
import type { FirstAdmin } from '#modules/accounts/web/first-admin-form.tsx'
import { FirstAdminForm } from '#modules/accounts/web/first-admin-form.tsx'
import { ResendVerification } from '#modules/accounts/web/resend-verification.tsx'
import { registerLook, registerOrganization } from '#modules/organizations/web/api.ts'
import type { Look } from '#modules/organizations/web/look-preview.tsx'
import { LookForm } from '#modules/organizations/web/look-form.tsx'
import type { OrganizationValues } from '#modules/organizations/web/organization-form.tsx'
import { OrganizationForm } from '#modules/organizations/web/organization-form.tsx'
import { clearDraft, readDraft } from '#ui/form.ts'
import { Steps } from '#ui/steps.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { paths } from '../../paths.ts'
import { registerWords as words } from '../../words/auth.ts'
import type { RegisterProgress, RegisterStep } from './register-progress.ts'
import { useRegisterProgress } from './register-progress.ts'

const DRAFT = 'register-organization'
const STEPS: readonly { readonly step: RegisterStep; readonly label: string }[] = [
  { step: 'organization', label: words.steps.organization },
  { step: 'admin', label: words.steps.admin },
  { step: 'look', label: words.steps.look },
]

export default function Register() {
  const [progress, change] = useRegisterProgress()
  const { title, lead } = words[progress.step]
  return (
    <RegisterFrame step={progress.step} title={title} lead={lead}>
      {progress.step === 'organization' && <OrganizationStep progress={progress} change={change} />}
      {progress.step === 'admin' && <AdminStep progress={progress} change={change} />}
      {progress.step === 'look' && <LookStep progress={progress} change={change} />}
      {progress.step === 'mail' && <MailStep progress={progress} change={change} />}
    </RegisterFrame>
  )
}

interface StepProps {
  progress: RegisterProgress
  change: (part: Partial<RegisterProgress>) => void
}

function OrganizationStep({ progress, change }: StepProps) {
  return (
    <OrganizationForm
      start={progress.organization ?? readDraft<OrganizationValues>(DRAFT) ?? {}}
      draft={DRAFT}
      onSubmit={organization => change({ organization, step: 'admin' })}
    />
  )
}

function AdminStep({ progress, change }: StepProps) {
  const create = useMutation({
    mutationFn: async ({ admin, organization }: { admin: FirstAdmin; organization: OrganizationValues }) => {
      // On a second attempt the organization already exists, unless it was changed in between.
      const asText = JSON.stringify(organization)
      const known = progress.registeredAs === asText ? progress.organizationId : undefined
      const organizationId = known ?? (await registerOrganization(organization)).id
      change({ organizationId, registeredAs: asText })
      return registerAdmin({ ...admin, organization_id: organizationId, time_zone: organization.time_zone })
    },
    onSuccess: ({ email }) => {
      clearDraft(DRAFT)
      change({ email, step: 'look' })
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

function LookStep({ progress, change }: StepProps) {
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
    onSuccess: () => change({ step: 'mail' }),
  })
  return (
    <LookForm
      name={progress.organization?.name ?? ''}
      busy={save.isPending}
      error={save.error}
      onSubmit={(look, logo) => save.mutate({ look, logo })}
      onSkip={() => change({ step: 'mail' })}
    />
  )
}

function MailStep({ progress, change }: StepProps) {
  return (
    <div className="grid gap-6">
      <p className="text-18 text-pretty text-text-2">
        {words.sentBefore}{' '}
        <strong className="font-medium wrap-anywhere text-text">{progress.email ?? words.yourAddress}</strong>
        {words.sentAfter}
      </p>
      {progress.organizationId && <ResendVerification organizationId={progress.organizationId} justSent />}
      <p className="border-t border-line pt-5 text-14 text-text-2">
        {words.confirmed} <TextLink to={paths.login()}>{words.login}</TextLink>
        <span className="mx-3 text-line-strong">|</span>
        <button
          type="button"
          className="link min-h-6"
          data-plain
          onClick={() =>
            change({
              step: 'organization',
              organization: undefined,
              organizationId: undefined,
              registeredAs: undefined,
              name: undefined,
              email: undefined,
            })
          }
        >
          {words.another}
        </button>
      </p>
    </div>
  )
}

function RegisterFrame({
  step,
  title,
  lead,
  children,
}: {
  step: RegisterStep
  title: string
  lead: string
  children: ReactNode
}) {
  const at = STEPS.findIndex(one => one.step === step)
  const state = (index: number) => (at === -1 || index < at ? 'past' : index === at ? 'now' : 'next')
  return (
    <div data-roomy className="mx-auto w-full max-w-[660px] px-5 pt-10 pb-20 md:pt-16 md:pb-28">
      <Steps
        label={words.label}
        steps={STEPS.map(({ label }, index) => ({ label, state: state(index) }))}
        className="text-13"
      />
      <h1 key={step} className="mt-10 font-serif text-36 leading-[1.06] tracking-[-0.022em] text-balance">
        {title}
      </h1>
      {lead && <p className="mt-3 text-pretty text-text-2">{lead}</p>}
      <div className="mt-8">{children}</div>
      {step === 'organization' && (
        <p className="mt-8 border-t border-line pt-5 text-14 text-text-2">
          {words.registered} <TextLink to={paths.login()}>{words.login}</TextLink>
        </p>
      )}
    </div>
  )
}
