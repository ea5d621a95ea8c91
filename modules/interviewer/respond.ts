import { locale } from '#platform/locale/locale.ts'
import { asksForExperience } from './follow-up.ts'
import { ALL_HELP_LINES, helpLineOf } from './help-lines.ts'
import { wantedLanguage } from './intent/language.ts'
import { surelyEnds } from './intent/read-intent.ts'
import { answerAboutAi, answerAboutJob, answerAboutPay } from './job-answer.ts'
import { requestScript as script } from './requests-script.ts'
import type { FlowQuestion, InterviewState, Move, Notice, OfferKind } from './state.ts'

const offer = (kind: OfferKind, say: string, more: { pauses?: boolean; notice?: Notice } = {}): Move => ({
  kind,
  question_id: null,
  say,
  floor: 'candidate',
  settles: [],
  ...more,
})

/** The candidate's last request, in their words. */
const saidLast = ({ turns }: InterviewState): string => {
  const last = turns.at(-1)
  return last?.kind === 'request' ? last.text : ''
}

/**
 * The response to what is more important than any question, or belongs to none: a person who is not well, an offer that was accepted,
 * an insult. Null for other events.
 */
export function respond(state: InterviewState, event: string): Move | null {
  const { scene, facts, turns } = state
  switch (event) {
    case 'self_harm': {
      const line = helpLineOf(facts?.country ?? null)
      const help = line && { ...line, country: locale.country(line.country) }
      return offer('crisis_support', script.crisis(help, ALL_HELP_LINES), { pauses: true })
    }
    case 'distress':
      return offer('distress_support', script.distress(helpLineOf(facts?.country ?? null)?.emergency ?? null), {
        pauses: true,
      })
    case 'break':
      return offer('break', script.break, { pauses: true })
    case 'pause':
      return offer('paused', script.paused, { pauses: true })
    case 'another_day':
      return offer('another_day', script.anotherDay(facts?.until ?? null), { pauses: true })
    case 'person':
      return offer('contact_consent', script.consent(scene.organization), { pauses: true })
    case 'tell':
      // Told only in reply to the question whether to tell.
      return turns.findLast(({ speaker }) => speaker === 'interviewer')?.kind === 'contact_consent'
        ? offer('contact_promised', script.promised(scene.organization), { pauses: true, notice: 'person_requested' })
        : null
    case 'keep_private':
      return offer('contact_declined', script.declined, { pauses: true })
    case 'accommodation':
      return offer('accommodation', script.accommodation)
    case 'other_language':
      return offer('other_language', aboutLanguage(saidLast(state)))
    case 'abuse': {
      const times = turns.filter(({ request }) => request === 'abuse').length
      return offer('boundary', times > 1 ? script.boundaryAgain : script.boundary)
    }
    default:
      return null
  }
}

function aboutLanguage(said: string): string {
  const { understood, other, inIt } = script.otherLanguage
  const language = wantedLanguage(said)
  return language === null ? other : `${inIt[language]} ${understood(locale.language(language))}`.trim()
}

/** Asks whether to end, unless there is no doubt. */
export const offerToEnd = (): Move => offer('end_offer', script.endOffer)

/** Whether the wish to end was said so that it may be part of an answer: at its end, or not in clear words. */
export function mayNotEnd({ turns }: InterviewState): boolean {
  const [before, last] = turns.slice(-2)
  if (last?.request !== 'end') return false
  const offered = turns.findLast(({ speaker }) => speaker === 'interviewer')?.kind === 'end_offer'
  return !offered && (before?.kind === 'answer' || !surelyEnds(last.text))
}

/** The reply to a question of the candidate; null if the event is none. `back`: what leads back to the interview. */
export function replyTo(state: InterviewState, event: string, back: string): Move | null {
  const { facts, scene } = state
  const said = saidLast(state)
  const known = !facts
    ? null
    : event === 'job_question'
      ? answerAboutJob(said, facts, scene)
      : event === 'salary_question'
        ? answerAboutPay(facts)
        : event === 'about_ai'
          ? answerAboutAi(said, facts, scene)
          : null
  if (event !== 'job_question' && event !== 'salary_question' && event !== 'about_ai') return null
  return {
    kind: 'reply',
    question_id: null,
    say: `${known ?? script.noted(scene.organization)} ${back}`,
    floor: 'candidate',
    settles: [],
    ...(known === null && { notice: 'question_noted' as const }),
  }
}

/** The question in other words, or what its last follow-up meant. */
export function rephrased({ turns }: InterviewState, open: FlowQuestion): Move {
  const asked = turns.findLast(
    turn => turn.question_id === open.id && (turn.kind === 'follow_up' || turn.kind === 'question'),
  )
  const words = script.rephrase
  const say =
    asked?.kind === 'follow_up' && asked.reason
      ? `${words.followUp[asked.reason]} ${open.text}`
      : `${words[asksForExperience(open) ? 'experience' : 'opinion'](open.text)} ${words.about(locale.lower(open.competency))}`
  return { kind: 'rephrase', question_id: open.id, say, floor: 'candidate', settles: [] }
}

/** An easier way into the question; null if it was offered before. */
export function easierWay({ turns }: InterviewState, open: FlowQuestion): Move | null {
  if (turns.some(({ kind, question_id }) => kind === 'easier_way' && question_id === open.id)) return null
  const say = script.easierWay[asksForExperience(open) ? 'experience' : 'opinion']
  return { kind: 'easier_way', question_id: open.id, say, floor: 'candidate', settles: [] }
}

export const backTo = (question: string): string => script.backTo(question)
