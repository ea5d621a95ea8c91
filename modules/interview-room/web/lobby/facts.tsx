import { Check, X } from 'lucide-react'
import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CandidateScreening } from '../../contract.ts'
import { Part } from '../frame.tsx'
import { countedIn, listed, many, withinDays } from '../words-for-people.ts'

export function WhatWillHappen({ screening }: { screening: CandidateScreening }) {
  const { question_count, minutes, follow_ups, readers, answer_days, organization } = screening
  const writer = readers[0]?.name ?? organization.organization_name
  const asks = `${countedIn(question_count)} ${many(question_count, 'question')}`
  return (
    <Part id="what" title="What will happen">
      <ol className="iv-steps">
        <Step when="3 minutes" what="You check sound and picture, and try a practice question.">
          Nothing of this is recorded or kept.
        </Step>
        <Step
          when={`${String(minutes)} minutes`}
          what={`The AI asks ${asks}, the same ${asks.split(' ')[0]!} for everybody, in a synthetic voice.`}
        >
          {follow_ups > 0 &&
            `It may ask ${follow_ups === 1 ? 'one short follow-up' : `up to ${countedIn(follow_ups)} short follow-ups`} to each. `}
          You can think, have it repeat, mute, pause, or type instead of speaking.
        </Step>
        <Step when="Then 2 days" what="You read what was heard and correct what was heard wrongly." />
        <Step when="After that" what={`${writer} writes to you ${withinDays(answer_days)}, whatever the answer is.`} />
      </ol>
    </Part>
  )
}

function Step({ when, what, children }: { when: string; what: string; children?: React.ReactNode }) {
  return (
    <li>
      <span className="num text-text-2">{when}</span>
      <div>
        <p>{what}</p>
        {children && <p className="iv-note mt-0.5">{children}</p>}
      </div>
    </li>
  )
}

export function WhatCounts({ screening }: { screening: CandidateScreening }) {
  const { criteria_count } = screening
  return (
    <Part id="counts" title="What counts">
      <div className="iv-two">
        <div>
          <h3 className="mb-1.5 flex items-center gap-2.5">
            <Icon of={Check} className="text-brand" />
            What you say
          </h3>
          <p className="iv-note">
            Your words are held against {countedIn(criteria_count)} {many(criteria_count, 'criterion', 'criteria')},
            written down beforehand and the same for everybody. Every point rests on a sentence of yours, which the
            reader sees.
          </p>
        </div>
        <div>
          <h3 className="mb-1.5 flex items-center gap-2.5">
            <Icon of={X} className="text-text-3" />
            Nothing else
          </h3>
          <p className="iv-note">
            Voice, accent, pace and pauses, face, clothes, room and mood are never measured. Your name and contact
            details are cut out before anything is scored.
          </p>
        </div>
      </div>
    </Part>
  )
}

const ROLES = {
  first: 'Invited you. Reads your answers, and writes to you.',
  owner: 'Reads your answers.',
  admin: 'Reads your answers.',
  recruiter: 'Reads your answers.',
  hiring_manager: 'Reads your answers and decides.',
  interviewer: 'Takes part in the decision, and reads your answers.',
} as const

export function WhoSeesIt({ screening }: { screening: CandidateScreening }) {
  const { readers, organization, retention_days } = screening
  return (
    <Part id="who" title="Who sees it">
      {readers.length > 0 && (
        <ul className="iv-people">
          {readers.map(({ name, role }, index) => (
            <li key={name}>
              <Avatar name={name} />
              <span>
                {name}
                <span className="iv-note block">{index === 0 ? ROLES.first : ROLES[role]}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="iv-note mt-5.5">
        {readers.length === 0
          ? `The people who hire at ${organization.organization_name} read your answers; nobody else does. `
          : `Other admins of ${organization.organization_name} can open it too, nobody else. `}
        {enginesText(screening)} Everything is deleted {retention_days} days after the hiring process for you ends, or
        sooner if you ask.
      </p>
    </Part>
  )
}

/** Which machines see or hear something, named. */
function enginesText({ engines, organization }: CandidateScreening): string {
  const here = `a server of ${organization.organization_name}`
  const own = ['Questions and their order']
  const away: string[] = []
  if (engines.voice === 'offline') own.push('the voice')
  else away.push(`the voice by ${engines.voice}, which gets the words it says`)
  if (engines.language_model)
    away.push(`the wording of follow-ups by ${engines.language_model}, which gets your answers`)
  else own.push('follow-ups')
  const written =
    engines.transcription === 'server'
      ? 'Speech is written down by the service this server is set up with.'
      : 'Speech is written down by your own browser where it can, which may use its maker’s service; else you type.'
  const first = `${listed(own)} are worked out on ${here}`
  return `${away.length > 0 ? `${first}; ${listed(away)}` : first}. ${written}`
}
