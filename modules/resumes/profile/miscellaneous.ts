import { namesDrivingLicence } from './certificate-names.ts'
import { headingKind } from './headings.ts'
import type { SectionKind } from './headings.ts'
import type { Line } from './lines.ts'
import { isBullet, withoutBullet } from './lines.ts'
import { namesTongues } from './lists.ts'
import type { Section } from './sections.ts'

// What is listed under a heading such as "Other": languages, skills and certificates, each after its label or in a sentence.

const HEADING =
  /^\P{L}*(?:(?:other|additional|further|personal)(?: information| details| skills)?|misc(?:ellaneous)?|sonstiges?|(?:sonstige|weitere|zusätzliche) (?:angaben|informationen|kenntnisse)|weiteres|verschiedenes|diverse?s|divers|autres?|(?:autres )?informations(?: complémentaires| diverses)?|otros(?: datos)?|otra información|(?:información|datos) (?:adicional(?:es)?|de interés)|varios|altro|(?:altre|ulteriori) informazioni|varie|outros|(?:outras )?informações(?: adicionais)?|diversos|overige?(?: informatie| gegevens)?|diversen|inne|(?:dodatkowe informacje|informacje dodatkowe)|pozostałe|övrigt|övriga upplysningar|diğer(?: bilgiler)?|ek bilgiler|أخرى|معلومات إضافية|其他)\P{L}*$/iu
const LONGEST_HEADING = 40

/** Whether a section is about anything else. */
export const isMiscellaneous = ({ kind, heading }: Section): boolean =>
  (kind === 'other' || kind === 'unknown') &&
  heading !== undefined &&
  heading !== null &&
  heading.text.length <= LONGEST_HEADING &&
  HEADING.test(heading.text)

const LISTS = ['languages', 'skills', 'certificates'] as const
type List = (typeof LISTS)[number]

/** Whether a kind of section is a list that can stand under "Other". */
export const isList = (kind: SectionKind | Section['kind'] | null): kind is List => LISTS.some(list => list === kind)

const LABEL = /^([^\t:：‒–—―]{2,40}?)(?:\s?[:：]\s*|\t|\s[‒–—―-]\s)(?=\S)/u
const LONGEST_LINE = 400

/** "Quechua nativo, inglés intermedio. Carné de conducir B." as one piece for each sentence. */
function sentencesOf(line: Line): Line[] {
  const start = line.text.length - withoutBullet(line.text).length
  const ends = [...line.text.slice(0, LONGEST_LINE).matchAll(/(?<=\p{L}{2}|[\d)])\.\s+(?=\p{Lu})/gu)]
  const starts = [start, ...ends.map(({ 0: between, index }) => index + between.length)]
  return starts.map((from, at) => {
    const text = line.text.slice(from, ends[at]?.index).replace(/\.$/, '')
    return { ...line, text, start: line.start + from, end: line.start + from + text.length }
  })
}

/** The list that a piece belongs to, by its label or because it names languages, and the piece without its label. */
function listOf(piece: Line): { kind: List; line: Line } | null {
  const label = LABEL.exec(piece.text)
  const kind = label ? headingKind(label[1]!) : null
  if (label && isList(kind) && namesDrivingLicence(label[1]!)) return { kind, line: piece }
  if (label && isList(kind))
    return { kind, line: { ...piece, text: piece.text.slice(label[0].length), start: piece.start + label[0].length } }
  return !label && namesTongues(piece) ? { kind: 'languages', line: piece } : null
}

const goesOn = (line: Line, before: Line | undefined): boolean =>
  before !== undefined &&
  !line.afterGap &&
  !isBullet(line.text) &&
  (line.continues === true || /[,;]\s*$/.test(before.text))

/** The sections with the lists that stand under "Other" as sections of their own. */
export function withMiscellaneous(sections: Section[]): Section[] {
  return sections.flatMap(section => {
    if (!isMiscellaneous(section)) return [section]
    const found: Section[] = []
    const others: Line[] = []
    let isOpen = false
    for (const [index, line] of section.lines.entries()) {
      const continues: boolean = isOpen && goesOn(line, section.lines[index - 1])
      for (const [at, piece] of sentencesOf(line).entries()) {
        const list = listOf(piece)
        isOpen = list !== null || (at === 0 && continues)
        if (list) found.push({ kind: list.kind, heading: null, lines: [list.line] })
        else if (isOpen) found.at(-1)!.lines.push(piece)
        else others.push(piece)
      }
    }
    return found.length > 0 ? [{ ...section, lines: others }, ...found] : [section]
  })
}
