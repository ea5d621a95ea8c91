const INTERVIEWER_MS_PER_WORD = 400
const CANDIDATE_MS_PER_WORD = 430
/** Before a candidate begins to answer. */
export const THINKING_MS = 4000

const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean)

/** How long it takes to say a text. */
export const spokenMs = (text: string, speaker: 'interviewer' | 'candidate'): number =>
  wordsOf(text).length * (speaker === 'interviewer' ? INTERVIEWER_MS_PER_WORD : CANDIDATE_MS_PER_WORD)

/** As much of an answer as can be said in a time. */
export const saidWithin = (text: string, milliseconds: number): string =>
  spokenMs(text, 'candidate') <= milliseconds
    ? text
    : wordsOf(text)
        .slice(0, Math.max(0, Math.floor(milliseconds / CANDIDATE_MS_PER_WORD)))
        .join(' ')
