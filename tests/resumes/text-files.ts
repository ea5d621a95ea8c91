import { strToU8, zipSync } from 'fflate'
import type { Person } from '#modules/sample-data/fiction/resumes/person.ts'
import { headingsIn, period } from '#modules/sample-data/fiction/resumes/phrases.ts'

/** A résumé as plain text, as typed in an editor. */
export function plainText(person: Person): string {
  const words = headingsIn(person.language)
  const positions = person.positions.flatMap(one => [
    `${one.title} - ${one.employer}, ${one.city}`,
    period(one.from, one.to, person.language),
    ...one.bullets.map(bullet => `* ${bullet}`),
    '',
  ])
  return [
    person.name,
    person.title,
    `${person.city} | ${person.phone} | ${person.email}`,
    ...person.links,
    '',
    words.profile.toUpperCase(),
    person.summary,
    '',
    words.experience.toUpperCase(),
    ...positions,
    words.education.toUpperCase(),
    ...person.education.map(one => `${one.degree}, ${one.school}, ${period(one.from, one.to, person.language)}`),
    '',
    words.skills.toUpperCase(),
    person.skills.join(', '),
    '',
    words.languages.toUpperCase(),
    person.languages.join(', '),
  ].join('\r\n')
}

/** The characters that Windows-1252 has in addition to Latin-1; all others have the same code. */
const windows: Record<string, number> = {
  '€': 0x80,
  '‚': 0x82,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
}

export function windows1252(text: string): Uint8Array {
  return Uint8Array.from(text, char => windows[char] ?? char.charCodeAt(0))
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const p = (text: string, style = 'Standard') => `<text:p text:style-name="${style}">${escape(text)}</text:p>`
const h = (text: string) => `<text:h text:outline-level="1">${escape(text)}</text:h>`
const list = (items: string[]) =>
  `<text:list>${items.map(item => `<text:list-item>${p(item)}</text:list-item>`).join('')}</text:list>`

const namespaces =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"'

function odtStyle(name: string, properties: string): string {
  return `<style:style style:name="${name}" style:family="paragraph"><style:text-properties ${properties}/></style:style>`
}

/** A résumé as OpenDocument text; `hidden` is included three times: not displayed, in white, and at 1 pt. */
export function resumeOdt(person: Person, hidden?: string): Uint8Array {
  const words = headingsIn(person.language)
  const styles = [
    odtStyle('Gone', 'text:display="none"'),
    odtStyle('White', 'fo:color="#ffffff"'),
    odtStyle('Tiny', 'fo:font-size="1pt"'),
  ].join('')
  const positions = person.positions.map(one =>
    [
      p(`${one.title}, ${one.employer}`),
      p(`${period(one.from, one.to, person.language)}, ${one.city}`),
      list(one.bullets),
    ].join(''),
  )
  const body = [
    p(person.name),
    p(person.title),
    p(`${person.email} | ${person.phone} | ${person.city}`),
    h(words.profile),
    p(person.summary),
    ...(hidden ? [p(hidden, 'Gone'), p(hidden, 'White'), p(hidden, 'Tiny')] : []),
    h(words.experience),
    ...positions,
    h(words.education),
    ...person.education.map(one => p(`${one.degree}, ${one.school}, ${period(one.from, one.to, person.language)}`)),
    h(words.skills),
    list(person.skills),
    h(words.languages),
    p(person.languages.join(', ')),
  ].join('')
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${namespaces} office:version="1.3"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(content),
  })
}
