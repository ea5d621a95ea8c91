import { isDate, isDetailed, ISSUER, SINCE, YEAR } from './certificate-details.ts'
import { namesCertificate } from './certificate-names.ts'
import { isBullet, withoutBullet } from './lines.ts'
import type { Line } from './lines.ts'

// How certificates are divided that share a line, or go on in the next one.

/** What goes on for longer is no list. */
const LONGEST_TEXT = 400
const STARTS_DATED = new RegExp(`^(?:${SINCE}\\s)?${YEAR}`, 'iu')
const ENDS_DETAILED = new RegExp(`(?:[)）]|${YEAR}|[.;；])\\s*$`, 'u')

/** Whether a line goes on with the certificate of the line above. */
function goesOn(line: Line, before: string): boolean {
  const plain = line.text.trim()
  if (before.length > LONGEST_TEXT || line.afterGap || isBullet(line.text)) return false
  if (/[,/‒–—―-]\s*$/.test(before) || before.split(/[(（]/).length > before.split(/[)）]/).length) return true
  if (line.text.includes('\t') || STARTS_DATED.test(plain)) return false
  if (ENDS_DETAILED.test(before)) return /^[(（]/u.test(plain)
  return line.continues === true || /^(?:\p{Ll}|[(（])/u.test(plain)
}

/** "Professional: NCTJ Level 5 Diploma": what stands before certificates and is none. */
function withoutLabel(text: string): string {
  const label = /^([^\t:：\d]{2,40})(?:\s?[:：]\s*|\t)(?=\S)/u.exec(text)
  return label && !namesCertificate(label[1]!) && namesCertificate(text.slice(label[0].length))
    ? text.slice(label[0].length)
    : text
}

/** Lines that are one text. */
function joined(lines: readonly Line[]): string[] {
  const texts: string[] = []
  for (const line of lines) {
    const plain = withoutLabel(withoutBullet(line.text).trim()).replace(/\t/g, ' ')
    if (texts.length > 0 && goesOn(line, texts.at(-1)!)) texts.push(`${texts.pop()!} ${plain}`)
    else texts.push(plain)
  }
  return texts
}

const startsLikeName = (text: string) => /^[\p{Lu}\p{Script=Han}\p{Script=Arabic}\d]/u.test(text) && text.length > 2

/** "AWS Certified Developer – Associate (2023)" is one, "BAFA (2010) – Lecture à voix haute, niveau 2" are two. */
function splitAtDashes(text: string): string[] {
  const parts = text.split(/\s[‒–—―-]\s/u).map(part => part.trim())
  if (parts.length < 2 || !parts.every(part => startsLikeName(part) || namesCertificate(part))) return [text]
  const areDetailed = parts.slice(0, -1).every(isDetailed)
  const named = parts.filter(namesCertificate).length
  // "CAP – Certificado de Competências": a short name and what it stands for.
  const isExplained = parts.length === 2 && /^\p{Lu}{2,8}$/u.test(parts[0]!)
  return areDetailed || (named >= 2 && !isExplained) ? parts : [text]
}

/** Commas separate certificates if each of the parts can be a name, and none is who issued another. */
function splitAtCommas(text: string): string[] {
  const items: string[] = []
  for (const part of text.split(/[,،，]\s+(?![^()（）]*[)）])/u)) {
    if (items.length > 0 && isDate(part)) items.push(`${items.pop()!}, ${part}`)
    else items.push(part.trim())
  }
  // "Erste Hilfe, erweitertes Führungszeugnis, Führerschein B": an adjective may stand before the name of one.
  const isInList = (item: string, at: number) => /^\p{Ll}{4,}\s\p{Lu}/u.test(item) && at > 0 && at < items.length - 1
  const areNames =
    items.length > 1 &&
    items.every(
      (item, at) => (startsLikeName(item) && !/^\d/.test(item)) || isInList(item, at) || namesCertificate(item),
    ) &&
    !items.some(item => ISSUER.test(item) && !namesCertificate(item))
  return areNames ? items : [text]
}

/** "国际商务单证员证书 报检员资格证": Chinese names with spaces between them. */
function splitAtSpaces(text: string): string[] {
  const parts = text.split(/\s+/)
  return parts.length > 1 && parts.every(part => /\p{Script=Han}/u.test(part) && namesCertificate(part))
    ? parts
    : [text]
}

/** "Permis B. Rugby": a single letter ends a sentence, too, but "kat. B" goes on. */
export const BETWEEN_SENTENCES = /(?<=\p{L}{2}|\s\p{Lu}|[\d)）])\.\s+(?=\p{Lu}\p{L}{2})/u
const AND = /\s(?:and|und|et|y|e|en|och|i|oraz|ve)\s/u

/** "B-körkort och snöskoterbevis", "Auditora interna ISO 13485 (2023) e CAP" */
function splitAtAnd(text: string): string[] {
  const parts = text.split(AND)
  const areNames = parts.every((part, at) => namesCertificate(part) || (at === 0 && isDetailed(part)))
  return parts.length === 2 && areNames ? parts : [text]
}

/** The certificates in a text that lists them, with their details. */
const namesInText = (text: string): string[] =>
  text
    .split(/\s*[·•;|；]\s*|、|\s+\/\s+|\s+\/$/u)
    .flatMap(part => part.split(BETWEEN_SENTENCES))
    .flatMap(splitAtDashes)
    .flatMap(splitAtAnd)
    .flatMap(splitAtCommas)
    .flatMap(splitAtSpaces)
    .filter(part => part.trim() !== '')

/** What lines list, one by one, as if all of them were certificates. A line that goes on in the next one is one. */
export const listedIn = (lines: readonly Line[]): string[] => joined(lines).flatMap(namesInText)
