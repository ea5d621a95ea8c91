import { emailAddresses } from '#platform/ai/text/email-addresses.ts'
import { piecesOf } from './lines.ts'
import type { Profile } from './schema.ts'

type Cut = { start: number; end: number; label: string }

const letter = '[\\p{L}\\p{N}]'
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Labels of personal details that must not influence scores, in en de fr es it pt nl pl. The rest of the line is removed too. */
const personalLabels = [
  'date of birth|birth ?date|dob|born(?: on| in)?|place of birth|geburtsdatum|geburtstag|geburtsort|geboren(?: am| in)?|geb\\.(?: am| in)?|date de naissance|lieu de naissance|née?(?:\\(e\\))? le|fecha de nacimiento|lugar de nacimiento|nacid[oa] el|data di nascita|luogo di nascita|nat[oa] il|data de nascimento|nascid[oa] em|geboortedatum|geboorteplaats|data urodzenia|miejsce urodzenia|urodzon[ya]',
  'age|alter|âge|edad|età|idade|leeftijd|wiek',
  'marital status|civil status|familienstand|état civil|situation familiale|estado civil|stato civile|burgerlijke staat|stan cywilny',
  'nationality|citizenship|staatsangehörigkeit|staatsbürgerschaft|nationalität|nationalité|nacionalidad|nazionalità|cittadinanza|nacionalidade|nationaliteit|narodowość|obywatelstwo',
  'gender|sex|geschlecht|sexe|genre|sexo|género|sesso|genere|gênero|geslacht|płeć',
  'religion|konfession|religión|religione|religião|religie|wyznanie|ethnicity|race',
  'children|kinder|enfants|hijos|figli|filhos|kinderen|dzieci',
  'photo(?:graph)?|picture|foto|lichtbild|bewerbungsfoto|fotografía|fotografia|zdjęcie|portrait',
]
const labelled = new RegExp(
  `(?<=^|[\\t|,;•·(]\\s{0,3})(?:${personalLabels.join('|')})(?:\\s{0,3}:\\s{0,3}|\\s{1,3}(?=\\d))[^\\t|\\n]*`,
  'gimu',
)
const headed = new RegExp(`(?<=^|[\\t|])\\s{0,3}(?:${personalLabels.slice(2).join('|')})[ ]{0,3}\\t[^\\t|\\n]*`, 'gimu')

/** The same details without a label, recognized by their phrasing. */
const telling: [RegExp, string][] = [
  [
    /(?<=^|[\t|,;(·]\s{0,3})(?:1[6-9]|[2-7]\d)[ -](?:years old|year-old|years of age|jahre(?: alt)?|ans|años|anni|anos(?: de idade)?|jaar(?: oud)?|lat)(?=\s{0,3}(?:[\t|,;)·]|$))/gimu,
    '[age]',
  ],
  [
    /\b(?:born|geboren|née?|nacid[oa]|nat[oa]|nascid[oa]|urodzon[ya])\b[^\n\t|,;.]{0,20}?\d{1,2}[./ -][\p{L}\d]+\.?[./ -]\d{2,4}(?:\s+(?:in|à|en|a|em|te|w)\s+\p{Lu}[\p{L}-]+)?/giu,
    '[birth]',
  ],
  [
    /(?<!\p{L})(?:verheiratet|ledig|geschieden|married|divorced|widowed|marié(?:e|\(e\))?|célibataire|divorcée?|casad[oa]|solter[oa]|divorciad[oa]|sposat[oa]|celibe|nubile|solteir[oa]|gehuwd|ongehuwd|żonaty|zamężna|mężatka|kawaler|panna)(?:\s*,\s*(?:\d|one|two|three|zwei|drei|deux|trois|dos|tres|due|tre|ein|un)\w*\s+(?:kind(?:er|eren)?|child(?:ren)?|enfants?|hij[oa]s?|figli|filhos?|dzieci))?(?!\p{L})/giu,
    '[personal]',
  ],
  [
    /\((?:she|he|they)\s*\/\s*(?:her|him|them)(?:\s*\/\s*(?:hers|his|theirs))?\)|\b(?:she\/her|he\/him|they\/them)\b/giu,
    '[pronouns]',
  ],
  [/^\s{0,3}(?:herr|frau|mr|mrs|ms|miss|monsieur|madame|señor|señora|sig\.ra|sig\.)\b\.?(?=\s+\p{Lu})/gimu, '[title]'],
]

const street =
  /\b\d{1,4}[a-z]?,?\s+(?:bis\s+|ter\s+)?(?:(?:rue|avenue|boulevard|place|chemin|impasse|cours)\s[^\t|\n]+|[\p{L}' .-]{2,40}\b(?:street|st|road|rd|avenue|ave|lane|ln|drive|close|terrace|square|court|way)\b\.?[^\t|\n]*)|(?:[\p{L}.-]+(?:straße|strasse|str\.|weg|gasse|allee|platz|ring|straat|laan|plein|gracht)|(?:calle|c\/|avenida|avda\.?|paseo|plaza|via|viale|corso|piazza|rua|travessa|ul\.|aleja|al\.)\s[\p{L}' .-]{2,40}?),?\s*(?:n[.º°]*\s*)?\d{1,4}[a-z]?\b[^\t|\n]*/giu

const address =
  /(?:https?:\/\/|www\.)[^\s,;|<>()]+|\b(?:linkedin|github|gitlab|xing|facebook|instagram|twitter|x)\.com\/[^\s,;|<>()]+/giu
const phone = /(?<![\w@./])(?:\+|00)\d[\d\s().\u2011/-]{6,20}\d(?![\w@])/g

const labelledPhone =
  /(?<=\b(?:tel|telefon|téléphone|teléfono|telefono|telefone|telefoon|phone|mobile?|mobil|móvil|cell|handy|gsm|fax|portable|komórka)\b\.?\s{0,3}:?\s{0,3})\+?[\d(][\d\s().\u2011/-]{5,20}\d/giu

/** Patterns run on windows of this many characters, so that they cannot take long. */
const WINDOW = 400

/** Overlapping segments of a text, each from the start of a line if possible. */
function* windows(text: string): Generator<{ start: number; part: string }> {
  for (let start = 0; start < text.length;) {
    const part = text.slice(start, start + WINDOW)
    yield { start, part }
    if (start + WINDOW >= text.length) return
    const half = part.slice(0, WINDOW / 2)
    start +=
      1 + (half.includes('\n') ? half.lastIndexOf('\n') : half.includes(' ') ? half.lastIndexOf(' ') : half.length - 1)
  }
}

/** A match that reaches the end of its window is extended to the end of its cell or line. */
function cellEnd(text: string, from: number): number {
  let end = from
  while (end < text.length && !/[\t|\n]/.test(text[end]!)) end += 1
  return end
}

function matches(text: string, pattern: RegExp, label: string): Cut[] {
  const cuts: Cut[] = []
  let reached = 0
  for (const { start, part } of windows(text)) {
    for (const match of part.matchAll(pattern)) {
      const from = start + match.index
      const to = from + match[0].length
      if (to <= reached) continue
      const end = to === start + WINDOW ? cellEnd(text, to) : to
      cuts.push({ start: from, end, label })
      reached = end
    }
  }
  return cuts
}

const everywhere = (text: string, pattern: RegExp, label: string): Cut[] =>
  [...text.matchAll(pattern)].map(match => ({ start: match.index, end: match.index + match[0].length, label }))

const literal = (text: string, quote: string | undefined, label: string): Cut[] =>
  quote ? everywhere(text, new RegExp(escape(quote), 'giu'), label) : []

/** The complete name, and each part of it that is too long to be a common short word. */
function nameCuts(text: string, name: string | undefined): Cut[] {
  if (!name) return []
  const parts = name.split(/[\s.]+/).filter(part => part.length > 2 && /^\p{Lu}/u.test(part))
  const forms = parts.flatMap(part => [part, part.toUpperCase()])
  const single = forms.map(form => new RegExp(`(?<!${letter})${escape(form)}(?!${letter})`, 'gu'))
  return [...literal(text, name, '[name]'), ...single.flatMap(pattern => everywhere(text, pattern, '[name]'))]
}

/** A line that is the caption of a photo or refers to one. */
function photoCuts(text: string): Cut[] {
  let start = 0
  return text.split('\n').flatMap(line => {
    const cut = { start, end: start + line.length, label: '[photo]' }
    start += line.length + 1
    const words = line.length <= WINDOW ? piecesOf(line).join(' ').split(/\s+/) : []
    return words.length > 0 &&
      words.length <= 5 &&
      /^\W*(photo|foto|picture|lichtbild|bewerbungsfoto|zdjęcie|portrait)\b/i.test(line)
      ? [cut]
      : []
  })
}

/** A placeholder with the length of the text that it replaces. Line breaks and tabs stay in place. */
function standIn(cut: string, label: string): string {
  const blank = cut.replace(/[^\n\t]/g, ' ')
  const room = /^ */.exec(blank)![0].length
  return room >= label.length ? label + blank.slice(label.length) : blank
}

/**
 * Removes what must not influence the evaluation of a résumé: names, e-mail, phone, address lines, links, birth dates,
 * age, marital status, nationality, gender and mentions of a photo.
 *
 * The result has the same length as `text`, and all other characters keep their positions: an offset or a quote found in
 * the result is valid in the original. Removed text becomes a short neutral word in square brackets, padded with spaces, or
 * only spaces if the word does not fit.
 */
export function redactForReading(text: string, profile: Profile): string {
  const cuts = [
    ...nameCuts(text, profile.name?.value),
    ...literal(text, profile.email?.quote, '[e-mail]'),
    ...literal(text, profile.phone?.quote, '[phone]'),
    ...literal(text, profile.location?.quote, '[place]'),
    ...profile.links.flatMap(link => literal(text, link.quote, '[link]')),
    ...emailAddresses(text).map(({ start, end }) => ({ start, end, label: '[e-mail]' })),
    ...matches(text, address, '[link]'),
    ...matches(text, phone, '[phone]'),
    ...matches(text, labelledPhone, '[phone]'),
    ...matches(text, street, '[address]'),
    ...matches(text, labelled, '[personal]'),
    ...matches(text, headed, '[personal]'),
    ...telling.flatMap(([pattern, label]) => matches(text, pattern, label)),
    ...photoCuts(text),
  ].sort((a, b) => a.start - b.start || b.end - a.end)
  const out: string[] = []
  let done = 0
  for (const cut of cuts) {
    if (cut.end <= done) continue
    const start = Math.max(cut.start, done)
    out.push(text.slice(done, start), standIn(text.slice(start, cut.end), cut.start < start ? '' : cut.label))
    done = cut.end
  }
  return out.join('') + text.slice(done)
}
