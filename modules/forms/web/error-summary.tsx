import { CircleAlert } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { isStatement } from '../answering.ts'
import { formWords as words } from '../words/form.ts'
import type { FormHandle } from './use-field-form.ts'
import { fieldAnchor, focusField } from './use-field-form.ts'

/** Above the submit button: the answers to fix, each linked to its field. */
export function ErrorSummary({ form }: { form: FormHandle }) {
  const problems = form.sections
    .flatMap(section => section.fields.map(field => ({ field, section })))
    .filter(({ field }) => field.key in form.shownProblems)
  return (
    <div aria-live="polite">
      {problems.length > 0 && (
        <div className="my-5 flex gap-3 rounded-large border border-danger-line bg-danger-tint px-4 py-3.5 leading-[1.45]">
          <Icon of={CircleAlert} className="mt-[3px] text-danger" />
          <p>
            {words.summary.fix(problems.length)}
            {problems.map(({ field }, index) => (
              <span key={field.key}>
                {index > 0 && words.summary.separator}
                <a
                  href={`#${fieldAnchor(field.key)}`}
                  className="py-2 font-medium text-danger underline underline-offset-3"
                  onClick={event => {
                    event.preventDefault()
                    focusField(field.key)
                  }}
                >
                  {isStatement(field) ? words.summary.consent : field.label}
                </a>
              </span>
            ))}
            {words.summary.saved}
          </p>
        </div>
      )}
    </div>
  )
}
