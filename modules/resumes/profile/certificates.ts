import { IN_PROGRESS, withoutDetails } from './certificate-details.ts'
import { BETWEEN_SENTENCES, listedIn } from './certificate-lists.ts'
import {
  isCalledCertificate,
  namesCertificate,
  namesDrivingLicence,
  withoutDrivingLicence,
} from './certificate-names.ts'
import { fold } from './headings.ts'
import { withoutBullet } from './lines.ts'
import type { Line } from './lines.ts'
import { isMiscellaneous } from './miscellaneous.ts'
import type { Education } from './schema.ts'
import type { Section } from './sections.ts'
import { spokenLanguageIn } from './spoken-languages.ts'

// Certificates, licences and permits: those under a heading of their own, and those that are named elsewhere.

const MOST_CERTIFICATES = 80
/** Of a section. Longer lists are not of certificates. */
const MOST_LINES = 500
const LONGEST_LISTED = 300
const LONGEST_CERTIFICATE = 120
const LONGEST_MENTION = 60
const MOST_LICENCES = 3

/** The consent to storing personal data, which Italian and Polish résumés end with. */
const CONSENT = /autorizzo|wyrażam zgodę|2016\/679|196\/2003/iu
const isName = (text: string) =>
  /\p{L}{2}/u.test(text) && text.length <= LONGEST_CERTIFICATE && !CONSENT.test(text) && !IN_PROGRESS.test(text)

const namesIn = (lines: Line[]) =>
  listedIn(lines.slice(0, MOST_LINES))
    .filter(text => text.length <= LONGEST_LISTED)
    .map(withoutDetails)
    .filter(isName)

/** The certificates and licences under their heading. */
export function readCertificates(lines: Line[]): string[] {
  return [...new Set(namesIn(lines))].slice(0, MOST_CERTIFICATES)
}

const LICENCE_CLASS =
  /(?<!\p{L})(?:class|klasse|classe|clase|categor(?:ie|ia|ía)|categoria|kat\.?|sınıfı|صنف|cat\.?)?\s*(?:[ABCDT]E?1?(?:\s*(?:,|\+|und|and|et|y|e|i|en)\s*[ABCDT]E?1?)*)(?![\p{L}\d])/u

/** A driving licence with its class, named anywhere else in the document. */
function readDrivingLicences(lines: Line[]): string[] {
  const found = lines.flatMap(line =>
    line.text
      .split(/\s*[|·•;,\t](?!\s*[A-Z]{1,2}\d?(?!\p{L}))\s*/u)
      .flatMap(piece => piece.split(BETWEEN_SENTENCES))
      .map(piece => withoutDetails(withoutBullet(piece)))
      .filter(
        piece => piece.length <= 40 && namesDrivingLicence(piece) && LICENCE_CLASS.test(withoutDrivingLicence(piece)),
      )
      .filter(piece => !IN_PROGRESS.test(piece)),
  )
  return [...new Set(found)].slice(0, MOST_LICENCES)
}

const WORKS =
  /publi[ck]|veröffentlich|pubbl|pro[jy]e[kct]|progett|referen|patents?\b|talks?\b|vortr|conference|awards?\b|pr[eéê]mi|prix\b|distinc|auszeichn|论文|项目|أبحاث|المشاريع/iu
const FEWEST_NAMED = 2
const LEAST_SHARE = 0.5
const MOST_WORDS_OF_MENTION = 8

/** Whether an unknown heading, such as "Paperwork", stands above a list that mostly names certificates. */
function listsCertificates(section: Section): boolean {
  const { kind, heading, lines } = section
  if ((kind !== 'other' && kind !== 'unknown') || isMiscellaneous(section) || (heading && WORKS.test(heading.text)))
    return false
  const names = listedIn(lines.slice(0, MOST_LINES))
  const named = names.filter(namesCertificate).length
  return named >= FEWEST_NAMED && named >= names.length * LEAST_SHARE
}

const isCertificates = (section: Section) => section.kind === 'certificates' || listsCertificates(section)

/** Certificates among other things that a section lists. A skill counts only if it is called a certificate. */
function mentionsIn({ kind, heading, lines }: Section): string[] {
  if (heading && WORKS.test(heading.text)) return []
  const isMention = (text: string) =>
    text.length <= LONGEST_MENTION &&
    text.split(' ').length <= MOST_WORDS_OF_MENTION &&
    !text.includes(':') &&
    (kind === 'other' || kind === 'unknown' ? namesCertificate(text) : isCalledCertificate(text)) &&
    (kind !== 'languages' || spokenLanguageIn(text) === null)
  return namesIn(lines).filter(isMention)
}

const LISTS: readonly Section['kind'][] = ['other', 'unknown', 'skills', 'languages']

/** Lines of the education that no entry was read from: "2025: AFGSU niveau 2". */
function besideEducation({ lines }: Section, education: readonly Education[]): string[] {
  const known = education.flatMap(({ school, degree, field }) => [school, degree, field]).filter(one => one !== null)
  return namesIn(lines)
    .filter(text => text.length <= LONGEST_MENTION && namesCertificate(text))
    .filter(text => !known.some(one => one.includes(text) || text.includes(one)))
}

/** Without what another one says more completely: "Patente di guida" next to "Patente di guida B". */
const withoutBeginnings = (names: string[]) =>
  names.filter(one => !names.some(other => other.length > one.length && fold(other).startsWith(fold(one))))

/** All certificates of a résumé, and the lines that name them. */
export function certificatesOf(
  sections: Section[],
  education: readonly Education[],
): { certificates: string[]; lines: Line[] } {
  const own = sections.filter(isCertificates)
  const lists = sections.filter(section => LISTS.includes(section.kind) && !own.includes(section))
  const others = sections.filter(({ kind }) => kind !== 'experience').filter(section => !own.includes(section))
  const schooling = sections.filter(({ kind }) => kind === 'education')
  const found = [
    ...own.flatMap(({ lines }) => readCertificates(lines)),
    ...lists.flatMap(mentionsIn),
    ...schooling.flatMap(section => besideEducation(section, education)),
  ].slice(0, MOST_CERTIFICATES)
  const licences = readDrivingLicences(others.flatMap(({ lines }) => lines)).map(text => text.replace(/\t/g, ' '))
  const further = licences.filter(one => !found.some(other => other.includes(one)))
  return {
    certificates: withoutBeginnings([...new Set([...found, ...further])]),
    lines: [...own, ...lists, ...others].flatMap(({ lines }) => lines),
  }
}
