import { messageWords } from '#modules/messages/words/messages.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Link } from '#ui/router.tsx'
import { When } from '#ui/when.tsx'
import type { SentEmail } from '../contract.ts'
import { SIGN_IN_TEMPLATES } from '../policy.ts'
import { sentWords as words } from '../words/sent.ts'
import { useSendAgain } from './use-send-again.ts'

export const SENT_GRID = 'grid gap-x-4 px-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1.2fr)_130px] md:px-7'

const TONES: Partial<Record<SentEmail['state'], 'danger' | 'attention'>> = {
  failed: 'danger',
  held: 'attention',
  waiting: 'attention',
}

interface SentEmailRowProps {
  email: SentEmail
  candidateHref: string | null
}

/** An e-mail, what became of it, and what can be done if it was not delivered. */
export function SentEmailRow({ email, candidateHref }: SentEmailRowProps) {
  const { to, subject, template_name, state, tries, created_at, send_at, sent_at } = email
  const name = to.name ?? to.address ?? words.hiddenAddress
  const isDelayed = state === 'waiting' && tries > 0
  return (
    <li className={`${SENT_GRID} items-start gap-y-1 border-b border-line py-2.5 hover:bg-sunken`}>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          {candidateHref ? (
            <Link to={candidateHref} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {to.name && <p className="text-13 wrap-anywhere text-text-2">{to.address ?? words.hiddenAddress}</p>}
      </div>
      <div className="min-w-0">
        <p className="wrap-anywhere">{subject}</p>
        <p className="text-13 text-text-2">{template_name}</p>
      </div>
      <div className="min-w-0 text-13">
        <Chip tone={TONES[state] ?? 'neutral'}>{isDelayed ? words.delayed : messageWords.states[state]}</Chip>
        {state === 'failed' && <Failure email={email} name={name} />}
      </div>
      <p className="num text-13 text-text-2">
        <When instant={sent_at ?? (state === 'held' ? send_at : null) ?? created_at} show="date" />
      </p>
    </li>
  )
}

function Failure({ email, name }: { email: SentEmail; name: string }) {
  const again = useSendAgain()
  const { id, template_key, reason, failure, can_send_again, corrected_address } = email
  return (
    <div className="mt-1 grid justify-items-start gap-1.5 text-text-2">
      <p>{words.reasons[reason ?? 'refused']}</p>
      {failure && (
        <details>
          <summary className="cursor-pointer">{words.answer}</summary>
          <p className="mt-1 font-mono text-12 wrap-anywhere">{failure}</p>
        </details>
      )}
      {corrected_address && <p className="wrap-anywhere text-text">{words.corrected(corrected_address)}</p>}
      {SIGN_IN_TEMPLATES.includes(template_key) && <p>{words.signIn}</p>}
      {can_send_again && (
        <Button
          size="small"
          aria-label={words.sendAgainTo(name)}
          busy={again.isPending}
          onClick={() => again.mutate([id])}
        >
          {words.sendAgain}
        </Button>
      )}
    </div>
  )
}
