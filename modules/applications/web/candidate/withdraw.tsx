import { useState } from 'react'
import { statusWords } from '../../words/status.ts'
import { withdrawApplication } from './api.ts'
import { ConfirmedAction } from './confirmed-action.tsx'

const words = statusWords.withdraw

interface WithdrawProps {
  token: string
  job: string
  organization: string
  onDone: () => void
}

/** Lets the candidate withdraw, and have everything deleted. */
export function Withdraw({ token, job, organization, onDone }: WithdrawProps) {
  const [erase, setErase] = useState(false)
  return (
    <ConfirmedAction
      words={words}
      title={words.ask(job)}
      keep={statusWords.keep}
      run={() => withdrawApplication(token, erase)}
      onDone={onDone}
    >
      <p>{words.consequence(organization)}</p>
      <label className="mt-3 flex min-h-11 cursor-pointer items-start gap-3 py-2.5 text-text" data-roomy>
        <input
          type="checkbox"
          className="tick mt-0.5"
          checked={erase}
          onChange={event => setErase(event.target.checked)}
        />
        <span>{words.erase}</span>
      </label>
    </ConfirmedAction>
  )
}
