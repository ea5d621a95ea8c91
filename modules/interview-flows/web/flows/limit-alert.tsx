import { Alert } from '#ui/alert.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { flowWords as words } from '../../words/flows.ts'

/** Says that the plan has no flows left, and what that means here. */
export const LimitAlert = ({ text, plansHref }: { text: string; plansHref: string }) => (
  <Alert
    tone="neutral"
    title={words.limitTitle}
    className="mx-4 mb-4 md:mx-7"
    actions={<LinkButton to={plansHref}>{words.comparePlans}</LinkButton>}
  >
    {text}
  </Alert>
)
