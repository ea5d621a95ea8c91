import type { Token } from '../text/tokens.ts'
import type { Cut } from './cuts.ts'
import type { Language } from '../text/common-words.ts'

/** Pronouns that tell a man from a woman, by the form that replaces all of them. */
const FORMS: Record<Language, Record<string, string>> = {
  en: {
    they: 'he she they s/he',
    "they's": "he's she's they's",
    "they'd": "he'd she'd they'd",
    "they'll": "he'll she'll they'll",
    their: 'him her his hers',
    themselves: 'himself herself',
  },
  de: {
    sie: 'er sie ihn',
    ihr: 'ihm ihr',
    ihre: 'seine ihre',
    ihren: 'seinen ihren ihnen',
    ihrem: 'seinem ihrem',
    ihrer: 'seiner ihrer',
    ihres: 'seines ihres',
  },
  fr: {
    iel: 'il elle iel',
    iels: 'ils elles iels',
    "qu'iel": "qu'il qu'elle",
    "qu'iels": "qu'ils qu'elles",
    "s'iel": "s'il s'elle",
    "lorsqu'iel": "lorsqu'il lorsqu'elle",
    "puisqu'iel": "puisqu'il puisqu'elle",
    celui: 'celui celle',
    ceux: 'ceux celles',
  },
  es: {
    elle: 'ella elle',
    elles: 'ellos ellas elles',
    aquelle: 'aquel aquella',
    nosotros: 'nosotros nosotras',
  },
}

const BY_WORD = Object.fromEntries(
  Object.entries(FORMS).map(([language, forms]) => [
    language,
    new Map(Object.entries(forms).flatMap(([form, words]) => words.split(' ').map(word => [word, form] as const))),
  ]),
) as Record<Language, Map<string, string>>

/** After these, "il" is nobody. */
const IMPERSONAL = new Set(
  'y faut fallait faudra faudrait pleut pleuvait neige est etait fait faisait a s semble semblait manquait manque restait reste suffit suffisait'.split(
    ' ',
  ),
)
/** Before and after these, "sein" is the verb. */
const AFTER_VERB = new Set(
  'zu kann konnte konnen konnten muss musste mussen soll sollte sollten will wollte wird wurde werden wurden durfte darf und oder da . , mag mochte lassen'.split(
    ' ',
  ),
)

/** The French pronoun before "est" is somebody if a participle or a profession follows; then it is not impersonal. */
function isNobody(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.text.split("'")[0] ?? ''
  if (!IMPERSONAL.has(next)) return false
  return next !== 'est' &&
    next !== 'a' &&
    next !== 'fait' &&
    next !== 'etait' &&
    next !== 's' &&
    next !== 'reste' &&
    next !== 'semble'
    ? true
    : /^(?:y|de|que|qu|important|necessaire|possible|vrai|tard|tot|temps|\d.*|une|deux|trois|midi|minuit|agit|agissait)$/u.test(
        tokens[at + 2]?.text.split("'")[0] ?? tokens[at + 1]?.text.split("'")[1] ?? '',
      )
}

function isVerb(text: string, tokens: readonly Token[], at: number): boolean {
  const [token, next, last] = [tokens[at]!, tokens[at + 1], tokens[at - 1]]
  if (next === undefined || /[.,;!?)]/u.test(text.slice(token.end, next.start))) return true
  return AFTER_VERB.has(next.text) || (last !== undefined && /^(?:zu|gewesen|kann|muss|soll)$/u.test(last.text))
}

/** Pronouns that tell whether somebody is a man or a woman, with a form that does not. */
export function pronouns(text: string, tokens: readonly Token[], language: Language | null): Cut[] {
  if (language === null) return []
  const forms = BY_WORD[language]
  return tokens.flatMap((token, i) => {
    const { text: word, raw, start, end } = token
    if (language === 'de' && word === 'sein')
      return isVerb(text, tokens, i) ? [] : [{ start, end, placeholder: cased('ihr', raw) }]
    if (language === 'fr' && (word === 'il' || word === "qu'il" || word === "s'il") && isNobody(tokens, i)) return []
    if (language === 'es' && /^él$/iu.test(raw)) return [{ start, end, placeholder: cased('elle', raw) }]
    const form = forms.get(word)
    return form === undefined || form === raw ? [] : [{ start, end, placeholder: cased(form, raw) }]
  })
}

/** With a capital at the start of a sentence, as before. */
export const cased = (form: string, raw: string): string =>
  /^\p{Lu}/u.test(raw) ? form[0]!.toUpperCase() + form.slice(1) : form
