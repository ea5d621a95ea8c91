import { Check, X } from 'lucide-react'
import { locale } from '#platform/locale/locale.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CandidateScreening } from '../../contract.ts'
import { lobbyWords } from '../../words/lobby.ts'
import { Part } from '../frame.tsx'
import type { SpeechToText } from '../sound/speech-to-text.ts'

interface FactsProps {
  screening: CandidateScreening
  speech: SpeechToText
}

export function WhatToExpect({ screening, speech }: FactsProps) {
  const { question_count, minutes, follow_ups, readers, answer_days, organization } = screening
  const words = lobbyWords.expect
  const typed = speech === 'none'
  return (
    <Part id="expect" title={words.title}>
      <ol className="iv-steps">
        <Step when={words.before} what={typed ? words.practice : words.checkAndPractice}>
          {words.practiceNote}
        </Step>
        <Step when={words.during(minutes)} what={words.asks(question_count)}>
          {follow_ups > 0 && `${words.followUps(follow_ups)} `}
          {typed ? words.optionsTyped : words.options}
          {screening.integrity_signals && ` ${words.tab}`}
        </Step>
        <Step when={words.after} what={words.correct} />
        <Step
          when={words.finally}
          what={words.reply(readers[0]?.name ?? organization.organization_name, answer_days)}
        />
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
  const words = lobbyWords.counts
  return (
    <Part id="counts" title={words.title}>
      <div className="iv-two">
        <div>
          <h3 className="mb-1.5 flex items-center gap-2.5">
            <Icon of={Check} className="text-brand" />
            {words.answers}
          </h3>
          <p className="iv-note">
            {words.criteria(screening.criteria_count, screening.engines.language_model !== null)}
          </p>
        </div>
        <div>
          <h3 className="mb-1.5 flex items-center gap-2.5">
            <Icon of={X} className="text-text-3" />
            {words.nothingElse}
          </h3>
          <p className="iv-note">{words.ignored}</p>
        </div>
      </div>
    </Part>
  )
}

const ROLES = {
  owner: lobbyWords.readers.readsAnswers,
  admin: lobbyWords.readers.readsAnswers,
  recruiter: lobbyWords.readers.readsAnswers,
  hiring_manager: lobbyWords.readers.decides,
  interviewer: lobbyWords.readers.takesPart,
} as const

export function WhoSeesIt({ screening, speech }: FactsProps) {
  const { readers, organization, retention_days } = screening
  const words = lobbyWords.readers
  const name = organization.organization_name
  return (
    <Part id="who" title={words.title}>
      {readers.length > 0 && (
        <ul className="iv-people">
          {readers.map((reader, index) => (
            <li key={reader.name}>
              <Avatar name={reader.name} />
              <span>
                {reader.name}
                <span className="iv-note block">{index === 0 ? words.invitedYou : ROLES[reader.role]}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="iv-note mt-5.5">
        {readers.length === 0 ? words.hiringTeamOnly(name) : words.adminsToo(name)} {enginesText(screening, speech)}{' '}
        {words.retention(retention_days)}
      </p>
    </Part>
  )
}

/** Which systems receive what, by name. */
function enginesText({ engines, organization }: CandidateScreening, speech: SpeechToText): string {
  const words = lobbyWords.engines
  const localParts = [
    words.questions,
    ...(engines.voice === 'offline' ? [words.voice] : []),
    ...(engines.language_model ? [] : [words.followUps]),
  ]
  const transcription = {
    server: words.transcribedByServer,
    browser: words.transcribedByBrowser,
    none: words.notTranscribed,
  }[speech]
  return [
    words.local(locale.list(localParts), organization.organization_name),
    engines.voice === 'offline' ? '' : words.externalVoice(engines.voice),
    engines.language_model ? words.model(engines.language_model) : '',
    transcription,
  ]
    .filter(Boolean)
    .join(' ')
}
