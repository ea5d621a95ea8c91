import { dictionary } from '#platform/locale/dictionary.ts'
import type { FollowUpReason, Scene } from './state.ts'

// Everything the interviewer says that comes from no flow and no model, in the language of the interview. It is friendly and
// never judges an answer.

const script = dictionary({
  en: {
    greeting: ({ interviewer, organization, job_title }: Scene, minutes: number, questions: number) =>
      `Hello, I'm ${interviewer}, the AI interviewer of ${organization}. Thank you for taking the time. Today we'll talk about the ` +
      `${job_title} role. I have ${questions === 1 ? 'one question' : `${questions} questions`}, and it takes at most ${minutes} minutes. ` +
      'Take all the time you need to think. You can ask me to repeat a question, type instead of speaking, or pause at any time. ' +
      'People at the company will read your answers and decide. I do not decide.',
    practice: (name: string, interviewer: string) =>
      `Hello ${name}, I'm ${interviewer}. If you can hear this, your audio works.`,
    welcomeBack: "Welcome back. Your answers are saved. Let's continue where we stopped.",
    skipped: "All right, let's skip that one.",
    unknown: "No problem at all. Let's continue.",
    anythingElse: 'Is there anything else you would like to add?',
    wrapUp: "Those were all my questions. Is there anything you would like to add that I didn't ask about?",
    wrapUpTime: "Our time is nearly up, so I won't ask any more questions. Is there anything you would like to add?",
    goAhead: 'Yes, please go ahead.',
    first: "Let's begin.",
    last: 'This is the last question.',
    finished: 'Thank you, that was everything.',
    timeUp: "I'm sorry to interrupt, but our time is up. Questions we did not reach do not count against you.",
    stopped: "All right, let's stop here. Questions we did not reach do not count against you.",
    goodbye: (lead: string, organization: string) =>
      `${lead} People at ${organization} will read your answers and get back to you. Thank you for your time, and goodbye.`,
  },
})

export const { greeting, practice } = script
export const WELCOME_BACK = script.welcomeBack
export const WRAP_UP = script.wrapUp
export const ANYTHING_ELSE = script.anythingElse
export const WRAP_UP_TIME = script.wrapUpTime
export const GO_AHEAD = script.goAhead
export const MOMENT = ['Of course. Take your time.', 'Sure, no hurry.', 'Take the time you need.']
export const REPEAT_LEAD = ['Sure.', 'Of course.', 'No problem.']
const THANKS_LEAD = ['Thank you.', 'Okay, thank you.', 'Thanks for sharing that.']

/** How the question before ended, if it was not answered. */
export type LeadAfter = 'skipped' | 'unknown' | null

const thanksIn = (tone: NonNullable<Scene['tone']>, asked: number): string =>
  ({ warm: THANKS_LEAD[asked % THANKS_LEAD.length]!, neutral: THANKS_LEAD[0]!, brisk: '' })[tone]

/** What the interviewer says before a question; empty if it asks right away. */
export function questionLead(asked: number, left: number, after: LeadAfter, tone: Scene['tone'] = 'warm'): string {
  if (asked === 0) return script.first
  const lead = after === null ? thanksIn(tone, asked) : script[after]
  return [lead, left === 1 && script.last].filter(Boolean).join(' ')
}

const FOLLOW_UPS: Record<FollowUpReason, readonly string[]> = {
  example: [
    'Could you give me one concrete example?',
    'Is there one particular case you could walk me through?',
    'Could you tell me about one specific time when that happened?',
  ],
  own_part: ['What did you do yourself?', 'Which part of that was yours?', 'What was your own role in it?'],
  result: ['What was the result?', 'How did it turn out in the end?', 'What was different afterwards?'],
  figures: [
    'Can you put a number on that, even a rough one?',
    'About how many, how much or how long was that?',
    'Could you give me a rough estimate?',
  ],
  reasoning: [
    'What made you decide to do it that way?',
    'Which alternatives did you have, and why did you choose this one?',
    'Why did you approach it like that?',
  ],
}

/** The phrasings of a follow-up, the simplest first. */
export function followUpPhrasings(reason: FollowUpReason): readonly string[] {
  return FOLLOW_UPS[reason]
}

export function acknowledged(text: string, index: number): string {
  return `${THANKS_LEAD[index % THANKS_LEAD.length]!} ${text}`
}

/** A turn without the thanks it may start with. */
export function withoutThanks(text: string): string {
  const lead = THANKS_LEAD.toSorted((a, b) => b.length - a.length).find(thanks => text.startsWith(thanks))
  return lead ? text.slice(lead.length).trimStart() : text
}

/** Why the interview ends. Only `finished` says that everything was asked. */
export function goodbye({ organization }: Scene, why: 'finished' | 'time' | 'candidate'): string {
  const lead = { finished: script.finished, time: script.timeUp, candidate: script.stopped }[why]
  return script.goodbye(lead, organization)
}
