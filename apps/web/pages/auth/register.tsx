import { useState } from 'react'
import { Registration } from '#modules/accounts/web/registration/registration.tsx'
import { hasAccount } from '#modules/accounts/web/registration/use-registration-progress.ts'
import { RegistrationGate } from '#modules/platform-settings/web/registration-gate.tsx'
import { registrationGateWords } from '#modules/platform-settings/words/registration.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { useSearchParams } from '#ui/router.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { paths } from '../../paths.ts'
import { authWords as words } from '../../words/auth.ts'

export default function Register() {
  const [search] = useSearchParams()
  const invitation = search.get('invitation') ?? undefined
  const [isUnderWay] = useState(hasAccount)
  const registration = (
    <Registration login={<TextLink to={paths.login()}>{words.login}</TextLink>} invitation={invitation} />
  )
  if (isUnderWay) return registration
  return (
    <RegistrationGate
      invitation={invitation}
      contact={<LinkButton to={paths.contact()}>{registrationGateWords.contact}</LinkButton>}
    >
      {registration}
    </RegistrationGate>
  )
}
