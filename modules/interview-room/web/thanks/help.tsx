import { useQuery } from '@tanstack/react-query'
import { Avatar } from '#ui/avatar.tsx'
import type { CandidateScreening } from '../../contract.ts'
import { thanksWords } from '../../words/thanks.ts'
import { transcriptQuery } from '../candidate-api.ts'
import { Part } from '../frame.tsx'
import { storedKind } from './stored-kind.ts'
import { StatusPageLink } from './status-page-link.tsx'

const words = thanksWords.help

/** Whom to contact, and what a candidate can do about their data. */
export function Help({ token, screening }: { token: string; screening: CandidateScreening }) {
  const { readers, organization, retention_days } = screening
  const contact = readers[0]
  const { data: transcript } = useQuery(transcriptQuery(token))
  const stored = storedKind(transcript?.recordings ?? []) === 'none' ? 'none' : 'recorded'
  return (
    <Part id="help" title={words.title}>
      <div className="iv-help">
        {contact && (
          <div className="grid grid-cols-[40px_minmax(0,1fr)] items-start gap-3.5">
            <Avatar name={contact.name} />
            <div>
              <h3>{contact.name}</h3>
              <p className="iv-note">{words.contact(organization.organization_name)}</p>
            </div>
          </div>
        )}
        <div>
          <h3>{words.problem}</h3>
          <p className="iv-note">{words.problemText}</p>
        </div>
        <div>
          <h3>{words.data[stored]}</h3>
          <p className="iv-note">{words.dataText[stored](retention_days)}</p>
        </div>
        <div>
          <h3>{words.withdraw}</h3>
          <p className="iv-note">
            {words.withdrawText}
            <StatusPageLink token={token}>{words.track}</StatusPageLink>
          </p>
        </div>
      </div>
    </Part>
  )
}
