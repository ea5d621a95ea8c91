import type { FollowUpReason, Scene } from './state.ts'

// Everything the interviewer says that no flow and no model wrote. Plain and kind; it thanks, it never judges.

export function greeting({ interviewer, organization, job_title }: Scene, minutes: number, questions: number): string {
  const count = questions === 1 ? 'one question' : `${questions} questions`
  return (
    `Hello, I'm ${interviewer}, the AI interviewer of ${organization}. Thank you for taking the time. We will talk about the role of ` +
    `${job_title}: ${count}, at most ${minutes} minutes. Take all the time you need to think. You can ask me to repeat a question, type ` +
    'instead of speaking, or pause. People at the company read what you say and decide; I do not.'
  )
}

export const WELCOME_BACK = 'Welcome back. Nothing you said is lost. We go on where we were.'
export const MOMENT = ['Of course. Take your time.', 'Sure, no hurry.', 'Take the time you need.']
export const REPEAT_LEAD = ['Gladly.', 'Of course.', 'Sure.']
export const SKIPPED_LEAD = 'All right, we leave that one.'
export const WRAP_UP = 'Those were my questions. Is there anything you would like to add that I did not ask about?'
export const WRAP_UP_TIME =
  'Our time is nearly up, so I ask no further questions. Is there anything you would like to add?'

const THANKS_LEAD = ['Thank you.', 'Okay, thank you.', 'Thanks for telling me that.']
const FIRST_LEAD = "Let's begin."
const LAST_LEAD = 'This is the last question.'

export function questionLead(asked: number, left: number, afterSkip: boolean): string {
  const thanks = afterSkip ? SKIPPED_LEAD : THANKS_LEAD[asked % THANKS_LEAD.length]!
  if (asked === 0) return FIRST_LEAD
  return left === 1 ? `${thanks} ${LAST_LEAD}` : thanks
}

const FOLLOW_UPS: Record<FollowUpReason, string[]> = {
  example: [
    'Could you give me one concrete example?',
    'Is there one particular case you could take me through?',
    'Could you tell me about a single time when that happened?',
  ],
  own_part: ['What did you yourself do?', 'Which part of that was yours?', 'What was your own part in it?'],
  result: ['What came of it?', 'How did it turn out in the end?', 'What was different afterwards?'],
  figures: [
    'Can you put a figure on that, even a rough one?',
    'About how many, how much or how long was that?',
    'Could you give me a rough number for it?',
  ],
  reasoning: [
    'What made you decide to do it that way?',
    'Which other ways did you have, and why this one?',
    'Why did you go about it like that?',
  ],
}

/** Wordings of one follow-up, the plainest first. */
export function followUpWordings(reason: FollowUpReason): readonly string[] {
  return FOLLOW_UPS[reason]
}

export function acknowledged(text: string, index: number): string {
  return `${THANKS_LEAD[index % THANKS_LEAD.length]!} ${text}`
}

/** Why we part. Only `finished` and `time` may call the questions done. */
export function goodbye(scene: Scene, why: 'finished' | 'time' | 'candidate'): string {
  const lead = {
    finished: 'Thank you, that was everything.',
    time: 'I have to stop us here, because our time is up. Questions we did not reach do not count against you.',
    candidate: 'All right, we stop here. Questions we did not reach do not count against you.',
  }[why]
  return `${lead} People at ${scene.organization} will read what you said and come back to you. Thank you for talking with me, and goodbye.`
}
