import type { StructureLanguage } from './language.ts'

/** The speaker as the subject, with what may stand between it and the act, at the end of the words before the act. */
export const SPEAKER_LAST: Record<StructureLanguage, RegExp> = {
  en: / (?:i|we)(?: (?:\S+ly|ve|d|did|have|had|would|just|then|also|even|once|often|sometimes|always|never|again|later|therefore|so|sort|kind|of|went|and))* $/u,
  de: / (?:ich|wir) /u,
  // "On m'a menti" and "le chef nous a menti" were done to the speaker.
  fr: / (?:je|j|on(?! (?:m|nous) )|nous(?! (?:l )?(?:a|avait|ont|avaient) ))(?: (?:ne|n|l|le|la|les|lui|leur|y|en|me|m|ai|a|avais|avons|avions|avait|suis|etais|aussi|meme|donc|alors|tout|un|peu|simplement|juste|bien|souvent|parfois|toujours|deja|quand))* $/u,
  // The ending of the verb says who it was, unless another word does.
  es: /(?<! (?:me|nos|se|te|alguien|quien|el|ella|ellos|cliente|clienta|jefe|jefa|companer|si)| (?<!asi |ya |entonces )que) $/u,
}

/** The perfect and what else a German speaker tells the past with. */
export const GERMAN_PERFECT = / (?:habe|hab|haben|hatte|hatten|bin|sind) /u
