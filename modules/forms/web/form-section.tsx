import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { FormField as Question, FormSection as Section } from '../contract.ts'
import { formWords as words } from '../words/form.ts'
import { rulesOf } from '../field-kinds.ts'
import { isStatement } from '../answering.ts'
import { hasVoluntary, pairedKeys } from './form-state.ts'
import { sectionAnchor } from './form-progress.tsx'

interface FormSectionProps {
  section: Section
  /** Renders one question; `quiet` if the section's title already says the same. */
  field: (question: Question, quiet: boolean) => ReactNode
  children?: ReactNode
}

/** A section of the form. Voluntary questions have their own background, to set them apart from the rest. */
export function FormSection({ section, field, children }: FormSectionProps) {
  const headingId = `${sectionAnchor(section)}-title`
  const voluntary = hasVoluntary(section)
  const consents = section.fields.every(isStatement)
  const frame = voluntary
    ? '-mx-5 border-y border-dashed border-line-strong bg-sunken px-5 pt-7 pb-8 md:mx-0 md:rounded-card md:border-x md:px-7.5'
    : ''
  return (
    <section
      id={sectionAnchor(section)}
      aria-labelledby={headingId}
      className={`mt-13 scroll-mt-20 first:mt-0 md:mt-15 ${frame}`}
    >
      {voluntary && (
        <p className="mb-2.5 flex items-center gap-2 text-14 text-text-2">
          <Icon of={Lock} /> {words.voluntary}
        </p>
      )}
      <h2 id={headingId} className="font-serif text-28 leading-[1.2] font-medium tracking-[-0.014em]">
        {section.title}
      </h2>
      {section.help && <p className="mt-1.5 max-w-[58ch] text-pretty text-text-2">{section.help}</p>}
      <div className={consents ? 'mt-2.5 divide-y divide-line' : 'mt-6 grid gap-x-4 gap-y-6 md:grid-cols-2'}>
        <Questions section={section} field={field} />
      </div>
      {children}
    </section>
  )
}

function Questions({ section, field }: Pick<FormSectionProps, 'section' | 'field'>) {
  const paired = pairedKeys(section.fields)
  const alone = section.fields.length === 1
  return section.fields.map(question => (
    <div key={question.key} className={paired.has(question.key) ? 'min-w-0' : 'min-w-0 md:col-span-2'}>
      {field(question, alone && rulesOf(question).ownLabel === true)}
    </div>
  ))
}
