import type { ReactNode } from 'react'
import type { ResumeDetails } from '../contract.ts'
import { detailWords as words } from '../words/details.ts'
import { periodText } from './period-text.ts'

interface DetailsListProps {
  details: ResumeDetails
  /** A value with what is shown next to it: its source, what was read instead. */
  value?: (path: string, text: string) => ReactNode
  /** Below a section: what was read, if it was corrected. */
  below?: (section: keyof ResumeDetails) => ReactNode
}

const CONTACT = ['name', 'headline', 'email', 'phone', 'location'] as const

const plain = (_: string, text: string): ReactNode => text

/** The details of a résumé, by section. Sections without details say so. */
export function DetailsList({ details, value = plain, below }: DetailsListProps) {
  const { positions, education, skills, languages, certificates, links } = details
  const contact = CONTACT.filter(key => details[key] !== '')
  return (
    <div className="grid gap-5">
      <Part title={words.sections.contact} isEmpty={contact.length + links.length === 0}>
        <dl className="grid gap-1 text-14">
          {contact.map(key => (
            <Pair key={key} name={words.fields[key]}>
              {value(key, details[key])}
              {below?.(key)}
            </Pair>
          ))}
          {links.length > 0 && (
            <Pair name={words.fields.links}>
              <ul>
                {links.map((link, index) => (
                  <li key={link}>{value(`links.${index}`, link)}</li>
                ))}
              </ul>
              {below?.('links')}
            </Pair>
          )}
        </dl>
      </Part>
      <Part title={words.sections.positions} isEmpty={positions.length === 0} below={below?.('positions')}>
        <ul className="grid gap-2.5">
          {positions.map((one, index) => (
            // The order is that of the document; the same entry can be there twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="text-14">
              {one.title && <div className="font-medium">{value(`positions.${index}.title`, one.title)}</div>}
              {one.employer && <div>{value(`positions.${index}.employer`, one.employer)}</div>}
              {periodText(one) && (
                <div className="num text-text-2">{value(`positions.${index}.dates`, periodText(one))}</div>
              )}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words.sections.education} isEmpty={education.length === 0} below={below?.('education')}>
        <ul className="grid gap-2.5">
          {education.map((one, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="text-14">
              {one.degree && <div className="font-medium">{value(`education.${index}.degree`, one.degree)}</div>}
              {one.field && !one.degree.includes(one.field) && (
                <div>{value(`education.${index}.field`, one.field)}</div>
              )}
              {one.school && <div>{value(`education.${index}.school`, one.school)}</div>}
              {periodText(one) && (
                <div className="num text-text-2">{value(`education.${index}.dates`, periodText(one))}</div>
              )}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words.sections.skills} isEmpty={skills.length === 0} below={below?.('skills')}>
        <Items path="skills" texts={skills} value={value} />
      </Part>
      <Part title={words.sections.languages} isEmpty={languages.length === 0} below={below?.('languages')}>
        <Items
          path="languages"
          texts={languages.map(({ name, level }) => (level ? `${name} (${level})` : name))}
          value={value}
        />
      </Part>
      <Part title={words.sections.certificates} isEmpty={certificates.length === 0} below={below?.('certificates')}>
        <Items path="certificates" texts={certificates} value={value} />
      </Part>
    </div>
  )
}

interface PartProps {
  title: string
  isEmpty: boolean
  below?: ReactNode
  children: ReactNode
}

function Part({ title, isEmpty, below, children }: PartProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-1 text-13 font-medium text-text-2">{title}</h3>
      {isEmpty ? <p className="text-14 text-text-3">{words.none}</p> : children}
      {below}
    </section>
  )
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(84px,112px)_minmax(0,1fr)] items-start gap-3">
      <dt className="text-text-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

interface ItemsProps {
  path: string
  texts: readonly string[]
  value: (path: string, text: string) => ReactNode
}

function Items({ path, texts, value }: ItemsProps) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-14">
      {texts.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="wrap-anywhere">
          {value(`${path}.${index}`, text)}
        </li>
      ))}
    </ul>
  )
}

/** What was read in a section and is no longer there, because it was corrected. */
export function WasRead({ read, details, section }: WasReadProps) {
  const now = new Set(textsOf(details, section))
  const before = textsOf(read, section).filter(text => !now.has(text))
  if (before.length === 0) return null
  return (
    <p className="mt-1 border-l-2 border-line-strong pl-2.5 text-13 wrap-anywhere text-text-2">
      {words.wasRead(before.join('; '))}
    </p>
  )
}

interface WasReadProps {
  read: ResumeDetails
  details: ResumeDetails
  section: keyof ResumeDetails
}

/** The texts of a section, one for each of its values. */
function textsOf(details: ResumeDetails, section: keyof ResumeDetails): string[] {
  const join = (parts: readonly string[]) => parts.filter(Boolean).join(', ')
  switch (section) {
    case 'positions':
      return details.positions.map(one => join([one.title, one.employer, periodText(one)]))
    case 'education':
      return details.education.map(one => join([one.degree, one.field, one.school, periodText(one)]))
    case 'languages':
      return details.languages.map(({ name, level }) => (level ? `${name} (${level})` : name))
    case 'links':
    case 'skills':
    case 'certificates':
      return details[section]
    default:
      return details[section] ? [details[section]] : []
  }
}
