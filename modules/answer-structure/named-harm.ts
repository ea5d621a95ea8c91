import type { Clause } from './clauses.ts'
import { BY_ME, DENIES_HARM, MEANS_ELSE, NAMES_HARM, NAMES_OTHERS, SPEAKER_WAS } from './harm-words.ts'
import type { StructureLanguage } from './language.ts'
import { GERMAN_PERFECT, SPEAKER_LAST } from './speaker.ts'

/** The speaker as a subject, which goes on: "I took the sheet and falsified the reading". */
const SPEAKER_BEFORE = / (?:i|we|ich|wir|j ai|j avais|nous avons|on a) /u
const GOES_ON = /(?:(?:^| )(?:and|then|so|but|also|just|et|puis|mais))+$/u

/** What makes a German clause a passive. */
const PASSIVE = / (?:wurde|wurden|worden|werden|wird|war|waren|man|(?:er|sie|es) hat) /u

/** Whether a clause names harm that the speaker did: what somebody else did, nobody did, or was done to the speaker is no harm by the candidate. */
export function namesOwnHarm(clauses: readonly Clause[], at: number, language: StructureLanguage): boolean {
  const { text, unreal } = clauses[at]!
  const last = clauses[at - 1]?.text ?? ' '
  if (unreal > 0 || DENIES_HARM.has(text) || DENIES_HARM.has(last) || MEANS_ELSE.has(text)) return false
  if (SPEAKER_WAS.has(text) || BY_ME.has(text)) return true
  return NAMES_HARM[language].before(text).some(before => isBySpeaker(text, before, last, language))
}

function isBySpeaker(text: string, before: string, last: string, language: StructureLanguage): boolean {
  if (language === 'de') {
    if (PASSIVE.test(text)) return false
    return SPEAKER_LAST.de.test(` ${before} `)
      ? GERMAN_PERFECT.test(text)
      : isSpeaker(last) && GERMAN_PERFECT.test(last) && !NAMES_OTHERS.has(text)
  }
  if (SPEAKER_LAST[language].test(` ${before} `)) return true
  // "I took the sheet and falsified the reading", in one clause or in two.
  const start = before.replace(GOES_ON, '')
  return start === '' ? isSpeaker(last) : start !== before && isSpeaker(` ${start} `)
}

const isSpeaker = (text: string) => SPEAKER_BEFORE.test(text) && !NAMES_OTHERS.has(text)
