import { otherLanguage, READ_LANGUAGES, type ReadLanguage, wantedLanguage } from './intent/language.ts'
import { spokenText } from './intent/spoken-words.ts'
import { requestScript } from './requests-script.ts'
import type { CommittedTurn, InterviewState, Move } from './state.ts'

const MIN_WORDS = 12

/** The language of a longer answer, if it is another one than the interview's and understood. */
function languageOf({ kind, text }: CommittedTurn, interview: string): ReadLanguage | null {
  if (kind !== 'answer') return null
  const { words } = spokenText(text)
  const spoken = words.length < MIN_WORDS ? null : otherLanguage(words, interview)
  return READ_LANGUAGES.find(one => one === spoken) ?? null
}

/** The languages in which the candidate has asked to answer, or has answered. */
export const spokenLanguages = (turns: readonly CommittedTurn[], interview: string): ReadLanguage[] =>
  turns.flatMap(
    turn => (turn.request === 'other_language' ? wantedLanguage(turn.text) : languageOf(turn, interview)) ?? [],
  )

/** Says once that the answer was understood, and that the next ones can be in the same language. */
export function acknowledgeLanguage(move: Move, { turns }: InterviewState): Move {
  if (move.kind !== 'follow_up' && move.kind !== 'question') return move
  const last = turns.at(-1)
  const language = last ? languageOf(last, 'en') : null
  if (language === null || spokenLanguages(turns.slice(0, -1), 'en').includes(language)) return move
  return { ...move, say: `${requestScript.otherLanguage.inIt[language]} ${move.say}` }
}
