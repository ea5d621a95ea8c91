import { locale } from '#platform/locale/locale.ts'
import { answerAboutInterview } from './about-interview.ts'
import { asksForExperience } from './follow-up.ts'
import { ALL_HELP_LINES, helpLineOf } from './help-lines.ts'
import { surelyEnds } from './intent/ending.ts'
import { wantedLanguage } from './intent/language.ts'
import { answerAboutAi, answerAboutJob, answerAboutPay } from './job-answer.ts'
import { offersOf, readChoice } from './offers.ts'
import { type Plain, plainlySaid } from './plain-requests.ts'
import { requestScript as script } from './requests-script.ts'
import { GO_AHEAD, MOMENT } from './script.ts'
import type { Facts, FlowQuestion, InterviewState, Move, Notice, OfferKind, Scene } from './state.ts'
import { isOnlyYes } from './yes-and-no.ts'

const offer = (kind: OfferKind | 'moment', say: string, more: { pauses?: boolean; notice?: Notice } = {}): Move => ({
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
      return offer('distress_support', inDistress(saidLast(state), facts?.country ?? null), { pauses: true })
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

/** Who is only uneasy gets no emergency number. */
const inDistress = (said: string, country: string | null): string =>
  plainlySaid(said) === 'uneasy' ? script.uneasy : script.distress(helpLineOf(country)?.emergency ?? null)

function aboutLanguage(said: string): string {
  const { understood, other, inIt } = script.otherLanguage
  const language = wantedLanguage(said)
  return language === null ? other : `${inIt[language]} ${understood(locale.language(language))}`.trim()
}

/** Asks whether to end, unless there is no doubt. */
export const offerToEnd = (): Move => offer('end_offer', script.endOffer)

/** Whether the wish to end was said so that it may mean something else. */
export function mayNotEnd({ turns }: InterviewState): boolean {
  const [before, last] = turns.slice(-2)
  if (last?.request !== 'end') return false
  const chosen = readChoice(last.text, offersOf(turns.slice(0, -1))) === 'end'
  return before?.kind === 'answer' || !(chosen || surelyEnds(last.text))
}

const WAITS: ReadonlySet<Plain | null> = new Set<Plain>(['may_i', 'may_add', 'announces', 'more'])

/** Time to think, or a word to go ahead to those who wait for one. */
export function giveMoment(state: InterviewState): Move {
  const said = saidLast(state)
  const goAhead = WAITS.has(plainlySaid(said)) || isOnlyYes(said)
  const given = state.turns.filter(({ kind }) => kind === 'moment').length
  return offer('moment', goAhead ? GO_AHEAD : MOMENT[given % MOMENT.length]!)
}

function answerFrom(
  facts: Facts,
  event: 'job_question' | 'salary_question' | 'about_ai',
  said: string,
  scene: Scene,
): string | null {
  if (event === 'salary_question') return answerAboutPay(facts)
  return event === 'job_question' ? answerAboutJob(said, facts, scene) : answerAboutAi(said, facts, scene)
}

/** The reply to a question of the candidate; null if the event is none. `back`: what leads back to the interview. */
export function replyTo(state: InterviewState, event: string, back: string): Move | null {
  const { facts, scene } = state
  const said = saidLast(state)
  if (event !== 'job_question' && event !== 'salary_question' && event !== 'about_ai') return null
  const known = answerAboutInterview(said, state) ?? (facts && answerFrom(facts, event, said, scene))
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
