import { contentStems } from '#platform/ai/text/stop-words.ts'
import { fold, tokens } from '#platform/ai/text/tokens.ts'

export const MAX_FOLLOW_UP_CHARACTERS = 240

const OPEN_WORDS = `example case came come situation time result outcome end happen happened part role yourself own did do done number figure many much
long estimate rough roughly decide decision reason choose chose approach alternative option step first next change changed differently learn
learned difficult hard tell describe explain walk specific concrete particular give share say mean way`

const JUDGEMENT =
  /\b(?:great|good|excellent|impress\w*|perfect|wonderful|amazing|fantastic|awesome|brilliant|nice|well done|correct|right answer|wrong|incorrect|bad|poor|weak|strong|unfortunately|disappoint\w*|vague|unclear|insufficient|interesting|love|fails?|failed to|not enough|better answer|score|rating|hire|hired|reject\w*|qualified)\b/u

// What an interviewer must not ask about: EU Directives 2000/43/EC and 2000/78/EC, US Title VII, ADA, ADEA and GINA, UK Equality Act 2010.
const PROTECTED =
  /\b(?:how old|your age|age|born|birth\w*|married|marriage|husband|wife|spouse|partner|boyfriend|girlfriend|children|kids|child ?care|famil(?:y|ies)|pregnan\w*|parent\w*|mother|father|religio\w*|church|mosque|synagogue|faith|god|pray\w*|muslim|christian|jewish|hindu|nationalit\w*|citizen\w*|visa|immigra\w*|native (?:country|language|speaker)|where are you from|where were you|come from|origin\w*|ethnic\w*|race|racial|skin|accent|disab\w*|illness|ill|sick|health\w*|medical\w*|medication|doctor's|therap\w*|depress\w*|diagnos\w*|genetic\w*|gender|sex|sexual\w*|gay|lesbian|trans|pronouns|politic\w*|vote|voted|union|strike|military|veteran|criminal|arrest\w*|salary history|current salary|home ?town|neighbou?rhood)\b/u

// What identifies a person or opens something of theirs.
const PERSONAL_DATA =
  /\b(?:pass ?words?|pass ?codes?|pins?|log ?ins?|user ?names?|credentials|security (?:question|code)s?|bank\w{0,3}|iban|accounts? (?:number|data|details)|credit|debit|card number|cvv|social security|ssn|insurance number|tax (?:id|number)|passport|id (?:card|number)|driving licen[cs]e|licen[cs]e plate|e-?mail(?: address)?|phone(?: number)?|telephone|mobile number|address(?:es)?|post ?code|zip ?code|where do you live|date of birth|birthday|full name|maiden name|whats ?app|instagram|facebook|linkedin|salary|wage|earn\w{0,3}|mortgage|debts?|rent)\b/u
/** Asked for, these are given away, whoever they belong to: "Which password do you use for the system?" */
const SECRET =
  /\b(?:(?:what(?:'s| is| are| was| were)?|which)(?! (?:do|does|did|would|could|can|has|have)\b)(?: [\w']{1,20}){0,3} |(?:tell|give|share|spell|send|read|say|name|repeat)(?: [\w']{1,20}){0,4} )(?:pass ?words?|pass ?codes?|pins?|user ?names?|credentials|security codes?|cvv|access codes?|(?:api|access|secret) keys?|tokens?)\b/u
/** What a person does at work with such data: "How did you protect the customers' passwords?" asks for none. */
const AT_WORK = /\b(?:customers?|clients?|users?|patients?|guests?|their|the (?:team|company|system|product))\b/u

const PROMISE =
  /\b(?:we(?:'ll| will| are going to| can offer| promise| guarantee)|you(?:'ll| will| are going to) (?:get|hear|receive|be (?:hired|invited|offered|paid)|start)|i(?:'ll| will| promise| guarantee)|guarantee\w{0,2}|promise\w{0,2}|offer you|job offer|start date|in return|if you (?:answer|tell|agree))\b/u

const MAX_WORDS = 30
/** Questions that every answer can be followed by, whatever it was about. */
const ALWAYS_ABOUT = new Set(contentStems(OPEN_WORDS))

/**
 * Why a follow-up written by a model must not be asked; null if it can be asked.
 *
 * @param before what the interviewer has said
 * @param about what the follow-up has to be about: the question and its answers
 */
export function refuseFollowUp(text: string, before: readonly string[], about: readonly string[] = []): string | null {
  const plain = fold(text).replace(/\s+/gu, ' ').trim()
  if (text.length > MAX_FOLLOW_UP_CHARACTERS) return 'too long'
  if (!plain.endsWith('?') || (plain.match(/\?/gu)?.length ?? 0) !== 1) return 'not one question'
  if (/[<>{}[\]]|https?:|www\.|[\p{Cc}\p{Cf}]/u.test(text)) return 'not plain text'
  if (JUDGEMENT.test(plain)) return 'judges the answer'
  if (PROTECTED.test(plain)) return 'a protected topic'
  if (tokens(text).length > MAX_WORDS) return 'too many words'
  if (SECRET.test(plain)) return 'personal data'
  if (PERSONAL_DATA.test(plain) && !(AT_WORK.test(plain) && !/\byours?\b/u.test(plain))) return 'personal data'
  if (PROMISE.test(plain)) return 'a promise'
  if (about.length > 0 && !isAbout(text, about)) return 'another matter'
  if (before.some(said => wordsOf(said).includes(wordsOf(text)))) return 'asked before'
  return null
}

/** Whether a follow-up takes up a word of the question or the answers, or asks only what can be asked about anything. */
function isAbout(text: string, about: readonly string[]): boolean {
  const asked = contentStems(text)
  const known = new Set(contentStems(about.join('\n')))
  return asked.some(stem => known.has(stem)) || asked.every(stem => ALWAYS_ABOUT.has(stem))
}

function wordsOf(text: string): string {
  return tokens(text)
    .map(token => token.text)
    .join(' ')
}
