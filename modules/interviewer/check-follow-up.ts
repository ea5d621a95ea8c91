import { fold, tokens } from '#platform/ai/text/tokens.ts'

export const MAX_FOLLOW_UP_CHARACTERS = 240

const JUDGEMENT =
  /\b(?:great|good|excellent|impress\w*|perfect|wonderful|amazing|fantastic|awesome|brilliant|nice|well done|correct|right answer|wrong|incorrect|bad|poor|weak|strong|unfortunately|disappoint\w*|vague|unclear|insufficient|interesting|love|fails?|failed to|not enough|better answer|score|rating|hire|hired|reject\w*|qualified)\b/u

// What an interviewer must not ask about: EU Directives 2000/43/EC and 2000/78/EC, US Title VII, ADA, ADEA and GINA, UK Equality Act 2010.
const PROTECTED =
  /\b(?:how old|your age|age|born|birth\w*|married|marriage|husband|wife|spouse|partner|boyfriend|girlfriend|children|kids|child ?care|famil(?:y|ies)|pregnan\w*|parent\w*|mother|father|religio\w*|church|mosque|synagogue|faith|god|pray\w*|muslim|christian|jewish|hindu|nationalit\w*|citizen\w*|visa|immigra\w*|native (?:country|language|speaker)|where are you from|where were you|come from|origin\w*|ethnic\w*|race|racial|skin|accent|disab\w*|illness|ill|sick|health\w*|medical\w*|medication|doctor's|therap\w*|depress\w*|diagnos\w*|genetic\w*|gender|sex|sexual\w*|gay|lesbian|trans|pronouns|politic\w*|vote|voted|union|strike|military|veteran|criminal|arrest\w*|salary history|current salary|home ?town|neighbou?rhood)\b/u

/** Why a follow-up written by a model must not be asked; null if it can be asked. */
export function refuseFollowUp(text: string, before: readonly string[]): string | null {
  const plain = fold(text).replace(/\s+/gu, ' ').trim()
  if (text.length > MAX_FOLLOW_UP_CHARACTERS) return 'too long'
  if (!plain.endsWith('?') || (plain.match(/\?/gu)?.length ?? 0) !== 1) return 'not one question'
  if (/[<>{}[\]]|https?:|www\.|[\p{Cc}\p{Cf}]/u.test(text)) return 'not plain text'
  if (JUDGEMENT.test(plain)) return 'judges the answer'
  if (PROTECTED.test(plain)) return 'a protected topic'
  if (before.some(said => wordsOf(said).includes(wordsOf(text)))) return 'asked before'
  return null
}

function wordsOf(text: string): string {
  return tokens(text)
    .map(token => token.text)
    .join(' ')
}
