import { isEnglish } from '#platform/ai/text/known-language.ts'
import { linksIn } from '#platform/ai/text/links.ts'
import { protectedWords } from '#platform/ai/text/protected-words.ts'
import { readable } from '#platform/ai/text/readable.ts'
import { contentStems } from '#platform/ai/text/stop-words.ts'
import { fold, tokens } from '#platform/ai/text/tokens.ts'

export const MAX_FOLLOW_UP_CHARACTERS = 240

const OPEN_WORDS = `example case came come situation time result outcome end happen happened part role yourself own did do done number figure many much
long estimate rough roughly decide decision reason choose chose approach alternative option step first next change changed differently learn
learned difficult hard tell describe explain walk specific concrete particular give share say mean way know look back behave react respond
difference take afterwards cause caused large fast often last need notice noticed possible think thought afterward`
/** Words of any interview: they make a follow-up neither about the matter nor about another one. */
const GENERAL_WORDS = `company companies customer customers client clients user users people person team colleague colleagues manager work job product system
project day week month year help thing`

const JUDGEMENT =
  /\b(?:great|good|excellent|impress\w*|perfect|wonderful|amazing|fantastic|awesome|brilliant|nice|well done|correct|right answer|wrong|incorrect|bad|poor|weak|strong|unfortunately|disappoint\w*|vague|unclear|insufficient|interesting|love|fails?|failed to|not enough|better answer|score|rating|hire|hired|reject\w*|qualified)\b/u

// What an interviewer must not ask about: EU Directives 2000/43/EC and 2000/78/EC, US Title VII, ADA, ADEA and GINA, UK Equality Act 2010.
// What names a characteristic in any text is in `protected-words.ts`; these are words that are harmless elsewhere.
const PROTECTED =
  /\b(?:how old|your age|age|too old|too young|born|birth\w*|baby|babies|married|marriage|husband|wife|spouse|partner|boyfriend|girlfriend|children|child|kids|child ?care|famil(?:y|ies)|sons?|daughters?|pregnan\w*|parent\w*|mother|father|are you single|religio\w*|church|mosque|synagogue|temple|(?:to|at|attend) mass|faith|god|pray\w*|fasting|ramadan|sabbath|christmas|halal|kosher|muslim|christian|jewish|hindu|nationalit\w*|citizen\w*|visa|work permit|immigra\w*|native (?:country|language|speaker)|where (?:are|were) you|are you from|come from|grow up|grew up|origin\w*|ethnic\w*|race|racial|skin|accent|disab\w*|wheelchair|injur(?:y|ies)|back (?:pain|problems?)|illness|ill|sick|health\w*|medical\w*|medication|doctor's|alcohol|you (?:drink|smoke)|(?:take|use) (?:any )?(?:drugs|pills)|your blood|blood (?:pressure|type|group)|therap\w*|depress\w*|burn ?out|diagnos\w*|genetic\w*|gender|sex|sexual\w*|gay|lesbian|trans|pronouns|how tall|your (?:weight|height|body|looks|hair)|do you weigh|politic\w*|government|vote|voted|union|strike|military|veteran|criminal|arrest\w*|convicted|prison|salary history|current salary|home ?town|neighbou?rhood)\b|\b(?:do|did|would|will|can|could) you fast\b/u

/** Of the person or of anyone else: what identifies a person, where they live, what they are paid, and what opens something. */
const PERSONAL_DATA =
  /\b(?:pass ?words?|pass ?codes?|pass ?phrases?|pins?|log ?ins?|user ?names?|credentials?|security (?:question|code)s?|(?:which|what) (?:codes?|combination|tokens?)|(?:access|door|alarm|gate|entry|safe|unlock) codes?|(?:the )?codes? (?:opens?|for|of)|where (?:is|are|was|were) the keys?|(?:api|access|secret|private|door|master) keys?|(?:access|secret) tokens?|(?:what|which) (?:is|was|are) the (?:codes?|combination|secret)|bank\w{0,3}|iban|accounts? (?:number|data|details)|credit|debit|card number|cvv|social security|ssn|insurance number|tax (?:id|number)|passport|id (?:card|number)|driving licen[cs]e|licen[cs]e plate|e-?mail(?: address)?|phone(?: number)?|telephone|mobile(?: number)?|address(?:es)?|post ?code|zip ?code|streets?|you live|live (?:alone|with|near)|at home|your home|home address|commut\w{1,3}|date of birth|birthday|(?:your|full|first|last|maiden|family) name|surname|signature|whats ?app|telegram|skype|instagram|facebook|linkedin|(?:i|we) (?:reach|contact|call|text|meet|visit|see) you|(?:reach|contact|call|text|meet|visit) (?:me|us)|salary|wages?|pay you|paid you|your pay|were you paid|you paid|income|earn\w{0,3}|savings|loans?|mortgage|debts?|rent|how much money|afford)\b/u

const PROMISE =
  /\b(?:we(?:'ll| will| are going to| can offer| promise| guarantee|'d like| would like| want| may| invite| look)|you(?:'ll| will| are going to) (?:get|hear|receive|be (?:hired|invited|offered|paid)|start)|i(?:'ll| will| promise| guarantee)|guarantee\w{0,2}|promise\w{0,2}|offer you|invite you|job offer|the job is|got the job|get the job|job is yours|you(?:'re| are) (?:hired|in|through|accepted|selected|chosen|invited)|welcome|congratulations|congrats|next round|looking forward|see you|start date|contract with us|bonus|in return|if you (?:answer|tell|agree))\b/u

const MAX_WORDS = 30
/** Questions that every answer can be followed by, whatever it was about. */
const ALWAYS_ABOUT = new Set(contentStems(OPEN_WORDS))
const GENERAL = new Set(contentStems(GENERAL_WORDS))

/** "Thank you for that." A statement of anything else is none of the interviewer's. */
const THANKS =
  /^(?:ok(?:ay)?[,.] )?(?:thank you|thanks)(?: (?:very|so) much)?(?: for (?:that|this|sharing(?: (?:that|this|it))?|the example|your answer|explaining(?: (?:that|this|it))?))?[.,;:!]? /u
/** "You mentioned the labels; …": only in words of the candidate. */
const REFERENCE =
  /^you (?:said|mentioned|spoke of|spoke about|talked about|described|told me about)(?: that)? ([^.;:,?!]{1,60})[.;:,] /u
const BEGINS =
  /^(?:(?:and|so|then|roughly) )?(?:what|how|which|who|whom|whose|when|where|why|could|can|would|did|do|does|was|were|is|are|has|have|had|if|in|at|on|for|with|of|about|by|to|from|before|after|during|looking|thinking|once|while|as|w)\b/u

/**
 * Why a follow-up written by a model must not be asked; null if it can be asked. In doubt it is refused, because the rules have a
 * follow-up of their own.
 *
 * @param before what the interviewer has said
 * @param about what the follow-up has to be about: the question and its answers
 */
export function refuseFollowUp(text: string, before: readonly string[], about: readonly string[] = []): string | null {
  const plain = fold(readable(text)).replace(/\s+/gu, ' ').trim()
  if (text.length > MAX_FOLLOW_UP_CHARACTERS) return 'too long'
  if (!plain.endsWith('?') || (plain.match(/\?/gu)?.length ?? 0) !== 1) return 'not one question'
  if (/[<>{}[\]*_`|\\]|[\p{Cc}\p{Cf}]/u.test(text) || linksIn(text).length > 0) return 'not plain text'
  if (JUDGEMENT.test(plain)) return 'judges the answer'
  if (PROTECTED.test(plain) || protectedWords(text).length > 0) return 'a protected topic'
  if (tokens(text).length > MAX_WORDS) return 'too many words'
  if (PERSONAL_DATA.test(plain)) return 'personal data'
  if (PROMISE.test(plain)) return 'a promise'
  if (!isEnglish(text, about)) return 'another language'
  const question = questionOf(plain, about)
  if (/[.;:!]\s|[–—]/u.test(question) || !BEGINS.test(question)) return 'a statement'
  if (about.length > 0 && !isAbout(question, about)) return 'another matter'
  if (before.some(said => wordsOf(said).includes(wordsOf(text)))) return 'asked before'
  return null
}

/** The question without a short thanks and without what it refers to. */
function questionOf(plain: string, about: readonly string[]): string {
  const rest = plain.replace(THANKS, '')
  const reference = REFERENCE.exec(rest)
  if (!reference) return rest
  const known = new Set(contentStems(about.join('\n')))
  return contentStems(reference[1]!).every(stem => known.has(stem)) ? rest.slice(reference[0].length) : rest
}

/**
 * Whether a follow-up takes up more words of the question or the answers than it brings new ones, or asks only what can be asked about
 * anything.
 */
function isAbout(question: string, about: readonly string[]): boolean {
  const asked = [...new Set(contentStems(question))].filter(stem => !ALWAYS_ABOUT.has(stem) && !GENERAL.has(stem))
  const known = new Set(contentStems(about.join('\n')))
  const common = asked.filter(stem => known.has(stem)).length
  return asked.length - common <= common
}

function wordsOf(text: string): string {
  return tokens(text)
    .map(token => token.text)
    .join(' ')
}
