import type { LabelledLine, LabelledRole } from './field-labels.ts'
import { namesDegree, namesSchool } from './education-words.ts'
import { namesJob } from './job-words.ts'
import type { Line } from './lines.ts'
import { isLikelyTitle } from './likely-names.ts'
import type { Career } from './parts.ts'

// The pieces of a header line, between its separators.

const legal = '(?:inc|ltd|llc|llp|plc|gmbh|mbh|ag|kg|s\\.?a|s\\.?l|corp|co|lda|ltda|a\\.?ş|pty|pvt|jr|sr|ph\\.?d)\\b'
const separators = new RegExp(
  `\\t|\\s+(?:[|｜·•‖∙⋅]|::|\\p{So})(?:\\s+|$)|\\s+(?=@\\s?\\p{L})|\\s+[-‐‒–—―]{1,3}\\s+|,\\s+(?!${legal})|\\s*[|｜‖]\\s*|:\\s+|(?<=\\p{Ll}{5})\\.\\s+(?=\\p{Lu})(?!${legal})|[，；：]|،\\s*|——|(?<=\\p{Script=Han})[·・](?=\\p{Script=Han})|(?<=\\p{Script=Han}[）)]?)(?:[/·•|‒–—―-]{1,2}\\s+|\\s+[·•|‒–—―-]{1,2})|(?<=\\p{Script=Han}[）)]?) +(?=\\p{Script=Han})`,
  'iu',
)
/** What separates more than a comma: in "Diplôme d’ingénieur, génie mécanique – INSA", the comma is inside the degree. */
const strongSeparators = /\s+(?:[|｜·•∖∙⋅]|::|\p{So})\s+|\s+[-‐‒–—―]{1,3}\s+|\s*[|｜‖]\s*/u
const atWords =
  /\s+(?:en la empresa|para la empresa|na empresa|in der Firma|bei der Firma|at the company|dans l['’]entreprise|presso l['’]azienda|at|with|bei|chez|en|presso|na|no|bij|w|på|hos)\s+(?:(?:the|der|dem|den|la|le|les|de|het)\s+|l['’])?(?=[\p{Lu}\d“"«„‘])/u
const INTRODUCED =
  /^\s{0,3}(?:@\s?(?=\p{L})|(?:at|bei|chez|presso|bij|på|hos)\s+(?:(?:the|der|dem|den|la|le|les|de|het)\s+|l['’])?(?=[\p{Lu}\d]))/u

/** Without brackets and punctuation around it, and without an icon before it. */
const trim = (text: string) =>
  text
    .trim()
    .replace(/^\(([^)]*)\)$/, '$1')
    .replace(/^[^\p{L}\d("'„«“‘]+|[\s,;:|·•(‒–—―-]+$/gu, '')
    .replace(/^\p{L}\s(?=\p{Lu}\p{Ll}+,\s)/u, '')
    // "…, Köln." ends the line, "Acme Inc." and "Jal." do not.
    .replace(/(?<=\p{Ll}{4})\.$/u, '')

export type Piece = { text: string; introduced: boolean; joint?: string; bracketed: boolean; stretch: string }

/** The text outside and inside brackets, in order. */
function* brackets(text: string): Generator<{ text: string; bracketed: boolean }> {
  let from = 0
  for (const match of text.matchAll(/(?<=[\s\p{L}])\((\p{L}[^()]{1,80})\)/gu)) {
    yield { text: text.slice(from, match.index), bracketed: false }
    yield { text: match[1]!, bracketed: true }
    from = match.index + match[0].length
  }
  yield { text: text.slice(from), bracketed: false }
}

function pieces(whole: string, kind: Career): Piece[] {
  let strong = 0
  return [...brackets(whole)].flatMap(({ text, bracketed }) =>
    text.split(strongSeparators).flatMap((stretch, at) => {
      if (at > 0) strong++
      return stretch
        .split(separators)
        .filter(piece => piece !== undefined)
        .flatMap(splitAtHanSlash)
        .flatMap(piece => (kind === 'experience' ? split(piece) : splitDegree(piece)))
        .map(piece => ({ ...piece, bracketed, stretch: String(strong) }))
        .filter(piece => /\p{L}/u.test(piece.text) && piece.text.length > 1)
    }),
  )
}

/** "欧莱雅 / 班长" has two names, "軟體工程師 / 專案經理" two titles of one position. */
function splitAtHanSlash(piece: string): string[] {
  const parts = /\p{Script=Han}/u.test(piece) ? piece.split(/\s\/(?:\s|$)/) : [piece]
  return parts.filter(namesJob).length > 1 ? [piece] : parts
}

/** "presso Istituto Zanelli" names the school. */
function withoutIntroduction(written: string): { text: string; introduced: boolean } {
  const piece = written.replace(/^\s*\(([^()]*)\)\s*$/, '$1')
  const introduced = INTRODUCED.exec(piece) ?? startOfWorkplace(piece)
  return { text: trim(piece.slice(introduced?.[0].length ?? 0)), introduced: introduced !== null }
}

/** "am Lehrstuhl für Mathematik" */
function startOfWorkplace(piece: string): [string] | null {
  const found = AT_WORKPLACE.exec(` ${piece.replace(/^\s*\(?/, '')}`)
  return found?.index === 0 ? [found[0].slice(1)] : null
}

const AT_SCHOOL =
  /\s+(?:at(?: the)?|en (?:el|la)|en|à (?:la|l['’])|à|au|an der|am|an|presso|all['’]|alla|na|no|da|do|bij|aan de|aan|på|vid|w|de la|del)\s?(?=\p{Lu})/gu

/** "Grado en Enfermería en la Escuela de Leioa": a degree, and the school after the last word that can introduce it. */
function splitDegree(piece: string): { text: string; introduced: boolean }[] {
  const cuts = [...piece.matchAll(AT_SCHOOL)].filter(
    ({ index, 0: found }) =>
      index > 3 && namesDegree(piece.slice(0, index)) && namesSchool(piece.slice(index + found.length)),
  )
  const cut = cuts.at(-1)
  if (!cut || namesSchool(piece.slice(0, cut.index))) return [withoutIntroduction(piece)]
  return [
    { text: trim(piece.slice(0, cut.index)), introduced: false },
    { text: trim(piece.slice(cut.index + cut[0].length)), introduced: true },
  ]
}

/** "Chercheur à l’Institut de physique": before words that only the names of workplaces start with. */
const AT_WORKPLACE =
  /\s+(?:à l['’]|à la|à|au|aux|am|an der|an die|im|in der|beim|del|de la|de l['’]|dell['’]|della|del|all['’]|alla|al|en el|en la|na|no|da|do|aan de|aan het|van de|van het|vid|at the|of the|for the|in the|in)\s?(?=(?:(?:Universit|Universid|Institut|Instytut|Klinik|Hospital|Hôpital|Ospedal|École|Ecole|Centre|Center|Centro|Zentrum|Laborato|Department|Département|Departamento|Dipartimento|Faculty|Faculté|Facultad|Facoltà|Fakultät|Ministr|Ministerio|Ministère|Ministero|Academ|Akadem|Acadèm|Lehrstuhl|Observato|Museum|Musée|Museo|Bibliothe|Bibliothè|Bibliotec)\p{L}*)(?!\p{L}))/u

/** Words like `in` split only text that starts with a job title. Otherwise "Banco en Línea" would be split. */
function split(piece: string): { text: string; introduced: boolean; joint?: string }[] {
  // The look changes before "at": what follows a bold title.
  if (INTRODUCED.test(piece) || startOfWorkplace(piece)) return [withoutIntroduction(piece)]
  const [title, ...employer] = piece.split(
    AT_WORKPLACE.test(piece) && namesJob(piece.split(AT_WORKPLACE)[0]!) ? AT_WORKPLACE : atWords,
  )
  if (!employer.length || !isLikelyTitle(title!) || namesDegree(title!))
    return [{ text: trim(piece), introduced: false }]
  const joint = /^\s*(en)\s(?!la empresa)/i.exec(piece.slice(title!.length))?.[1]
  return [
    { text: trim(title!), introduced: false },
    { text: trim(employer.join(' ')), introduced: true, ...(joint && { joint }) },
  ]
}

export const isLower = (text: string) =>
  /^\p{Ll}/u.test(text) && /^\p{Script=Latin}/u.test(text) && !/\.\p{L}{2,}$/u.test(text)

export const isName = (role: LabelledRole | null) =>
  role !== null && role !== 'dates' && role !== 'remark' && role !== 'place'

/** ", Juli 2016", "(2016)" */
const YEAR_AT_END = /[,(]\s?(?:\p{L}{3,12}\.?\s)?(?:\d{1,2}[./])?(?:19|20)\d\d\)?\s?$/u

/** The pieces of a part of a line. A labelled cell holds one name: the title or degree is all of it, others are followed by a place. */
export function* piecesByRole(
  line: Line | LabelledLine,
  from: number,
  to: number,
  kind: Career,
  slashed: boolean,
): Generator<Piece & { role: LabelledRole | null; cell: number }> {
  const roles = 'roles' in line ? line.roles : []
  const firstCell = line.text.slice(0, from).split('\t').length - 1
  for (const [at, cell] of line.text.slice(from, to).split('\t').entries()) {
    const role = roles[firstCell + at] ?? null
    if (role === 'title' || role === 'degree')
      yield {
        text: trim(cell.replace(YEAR_AT_END, '')),
        introduced: false,
        bracketed: false,
        stretch: '0',
        role,
        cell: at,
      }
    else
      for (const [number, piece] of pieces(slashed ? cell.replaceAll(SLASH, ' | ') : cell, kind).entries())
        yield { ...piece, role: number === 0 || !isName(role) ? role : 'remark', cell: at }
  }
}

const SLASH = /\s\/(?:\s|$)/gu
