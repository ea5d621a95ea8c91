import type { Clause } from './clauses.ts'
import { BY_ME, DENIES_HARM, MEANS_ELSE, NAMES_HARM, NAMES_OTHERS, SPEAKER_WAS } from './harm-words.ts'
import type { StructureLanguage } from './language.ts'

/** The words before an act whose subject is the speaker, where a language tells it from them. */
const BY_SPEAKER: Record<StructureLanguage, RegExp> = {
  en: /(?:^| )(?:i|we)(?: (?:ve|d|have|had|just|then|also|even|simply|only|once|often|sometimes|quietly|secretly|actually|basically|always|usually|again|later|finally|therefore|so|sort of|kind of))*$/u,
  de: /(?:^| )(?:ich|wir)(?: |$)/u,
  fr: /(?:^| )(?:j ai|j avais|nous avons|nous avions|on a|on avait)(?: (?:aussi|meme|donc|alors|tout|un peu|simplement|juste|souvent|parfois|quand|bien|toujours|deja))*$/u,
  es: /(?<!(?:^| )(?:me|nos|se|te|que|alguien|quien|cliente|clienta|si))$/u,
}

/** The speaker as a subject, which goes on: "I took the sheet and falsified the reading". */
const SPEAKER_BEFORE = / (?:i|we|ich|wir|j ai|j avais|nous avons|on a) /u
const GOES_ON = /(?:(?:^| )(?:and|then|so|but|also|just|et|puis|mais))+$/u

/** A German perfect of the speaker, and what makes it a passive. */
const PERFECT = / (?:habe|hab|haben|hatte|hatten|bin|sind) /u
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
    return BY_SPEAKER.de.test(before)
      ? PERFECT.test(text)
      : isSpeaker(last) && PERFECT.test(last) && !NAMES_OTHERS.has(text)
  }
  if (BY_SPEAKER[language].test(before)) return true
  // "I took the sheet and falsified the reading", in one clause or in two.
  const start = before.replace(GOES_ON, '')
  return start === '' ? isSpeaker(last) : start !== before && isSpeaker(` ${start} `)
}

const isSpeaker = (text: string) => SPEAKER_BEFORE.test(text) && !NAMES_OTHERS.has(text)
