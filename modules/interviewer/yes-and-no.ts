import { spokenText } from './intent/spoken-words.ts'

// What a short reply to the interviewer's own question agrees to or refuses, in the languages that the interviewer understands.

const YES = new RegExp(
  String.raw`\b(?:yes|yeah|yep|yup|sure|absolutely|definitely|certainly|of course|okay|fine|all right|please do(?: that| it| so)?|do (?:that|it|so)|go ahead|let them know|` +
    String.raw`(?:you (?:can|may) )?tell (?:them|him|her|the (?:company|team))|you (?:can|may)(?: do (?:that|it))?|that (?:is|would be) (?:fine|good|great|okay|nice|all right|lovely|kind)|` +
    String.raw`sounds good|i agree|i (?:would like|want) (?:that|you to)|` +
    String.raw`ja|jawohl|gerne?|klar|naturlich|sicher|einverstanden|machen sie das|tun sie das|(?:das )?(?:konnen|durfen) sie(?: (?:gerne? )?(?:machen|tun|sagen))?|sagen sie es(?: ihnen)?|das ware (?:gut|schon|nett)|` +
    String.raw`oui|ouais|d' accord|volontiers|bien sur|avec plaisir|allez y|vous pouvez(?: (?:le faire|leur dire))?|dites le(?: leur)?|faites le|je veux bien|` +
    String.raw`si|claro|vale|de acuerdo|por supuesto|adelante|hagalo|digaselo|puede (?:hacerlo|decirselo)|me parece bien)(?= |$)`,
  'gu',
)
const AROUND_YES = new Set(
  (
    'well oh so please thanks thank you very much then i think that it just would be good great nice do now ' +
    'also na bitte danke vielen dank sehr das doch gut bien alors s il vous plait merci beaucoup tres pues bueno por favor gracias muchas que'
  ).split(' '),
)

/** Whether all that is said is a yes. A condition, a "but" or a question is more than that. */
export function isOnlyYes(text: string): boolean {
  if (text.includes('?')) return false
  const plain = wordsOf(text)
  const rest = plain.replace(YES, ' ')
  return rest !== plain && rest.split(' ').every(word => word === '' || word.endsWith("'") || AROUND_YES.has(word))
}

const NO =
  /\b(?:no|not|nope|nah|don't|do not|never|rather not|nobody|no one|nein|nicht|niemand\w{0,2}|non|pas|personne|nadie|keep it|private|privately)\b/u
const WITHDRAWN =
  /\b(?:forget (?:it|that|about it)|never mind|leave it|drop it|vergessen sie(?: es| das)?|vergiss es|lassen sie (?:es|das|mal)|lieber doch|laissez tomber|laisse tomber|oubliez|dejelo|dejalo|olvidelo|olvidalo)\b/u

export const saysNo = (text: string): boolean => NO.test(wordsOf(text))
/** "Okay, forget it." */
export const withdraws = (text: string): boolean => WITHDRAWN.test(wordsOf(text))

const ONLY_NO = /^(?:no|nope|nah|nein|non)(?: (?:no|non|nein|thanks|thank you|danke|merci|gracias|not (?:yet|now)))*$/u
/** Whether all that is said is a no. */
export const isOnlyNo = (text: string): boolean => ONLY_NO.test(wordsOf(text))

const wordsOf = (text: string): string =>
  spokenText(text)
    .words.map(word => word.text)
    .join(' ')
