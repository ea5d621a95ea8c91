const LONGEST = 400

/** The verb with which a question begins that yes or no answers, in the languages of the interviewer. */
const ASKS =
  /^¿?(?:(?:and|und|et|y|so|also|then|first|next),? )?(?:do|does|did|are|is|was|were|have|has|had|can|could|would|will|may|haben|hast|hatten|hattest|sind|bist|waren|können|kannst|konnten|möchten|würden|dürfen|besitzen|verfügen|sprechen|arbeiten|kennen|avez|êtes|étiez|aviez|pouvez|pourriez|est|aimez|connaissez|parlez|seriez|tiene|tienes|tienen|ha|has|puede|puedes|podría|está|estás|es|eres|conoce|conoces|habla|hablas|dispone|le|te)(?![\p{L}'’])/iu
/** "Can you tell me about a time …?" asks for an account. */
const FOR_ACCOUNT =
  /\b(?:tell|describe|give|explain|walk|share|talk|show|name|outline|erzählen|erzähl|beschreiben|nennen|erklären|schildern|sagen|raconter|décrire|donner|expliquer|parler|citer|contar|contarme|describir|explicar|explicarme|dar|darme|hablarme|mencionar)\b/iu

/** Whether yes or no answers a question: "Do you have a driving licence?" Its last sentence decides. */
export function asksYesOrNo(question: string): boolean {
  const last = question
    .slice(-LONGEST)
    .split(/[.!?:]\s+/u)
    .at(-1)!
    .trim()
  return last.endsWith('?') && ASKS.test(last) && !FOR_ACCOUNT.test(last)
}
