import { useEffect, useRef, type ReactNode } from 'react'
import { Steps } from '#ui/steps.tsx'
import { registrationWords as words } from '../../words/registration.ts'
import { AccountStep } from './account-step.tsx'
import { BrandingStep } from './branding-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { OrganizationStep } from './organization-step.tsx'
import { useRegistrationProgress } from './use-registration-progress.ts'

const FORMS = ['organization', 'account', 'branding'] as const
const SCREENS = { organization: OrganizationStep, account: AccountStep, branding: BrandingStep, confirm: ConfirmStep }

/** Moves the focus and the page to the heading of a new step: the previous form was longer than a phone's screen. */
function useHeadingOfStep(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step])
  return heading
}

/** Registers an organization in three steps, then asks the owner to confirm their e-mail address. */
export function Registration({ login, invitation }: { login: ReactNode; invitation?: string | undefined }) {
  const [progress, change] = useRegistrationProgress()
  const { step } = progress
  const { title, lead } = words.screens[step]
  const Screen = SCREENS[step]
  const at = FORMS.findIndex(one => one === step)
  const heading = useHeadingOfStep(step)
  const stateOf = (index: number) => (at === -1 || index < at ? 'past' : index === at ? 'now' : 'next')
  return (
    <div data-roomy className="mx-auto w-full max-w-[660px] px-5 pt-10 pb-20 md:pt-16 md:pb-28">
      <Steps
        label={words.label}
        steps={FORMS.map((form, index) => ({ label: words.steps[form], state: stateOf(index) }))}
        className="text-13"
      />
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-10 outline-none font-serif text-36 leading-[1.06] tracking-[-0.022em] text-balance"
      >
        {title}
      </h1>
      {lead && <p className="mt-3 text-pretty text-text-2">{lead}</p>}
      <div className="mt-8">
        <Screen progress={progress} change={change} login={login} invitation={invitation} />
      </div>
      {step === 'organization' && (
        <p className="mt-8 border-t border-line pt-5 text-14 text-text-2">
          {words.registered} {login}
        </p>
      )}
    </div>
  )
}
