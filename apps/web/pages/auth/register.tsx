import { Registration } from '#modules/accounts/web/registration/registration.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { paths } from '../../paths.ts'
import { authWords as words } from '../../words/auth.ts'

export default function Register() {
  return <Registration login={<TextLink to={paths.login()}>{words.login}</TextLink>} />
}
