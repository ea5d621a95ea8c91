import { CircleAlert } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import type { FormHandle } from './use-form.ts'
import { fieldAnchor, focusField } from './use-form.ts'

/** Over the send button: what to mend, each a link to where. */
export function ErrorSummary({ form }: { form: FormHandle }) {
  const told = form.sections
    .flatMap(section => section.fields.map(field => ({ field, section })))
    .filter(({ field }) => field.key in form.told)
  return (
    <div aria-live="polite">
      {told.length > 0 && (
        <div className="my-5 flex gap-3 rounded-large border border-danger-line bg-danger-tint px-4 py-3.5 leading-[1.45]">
          <Icon of={CircleAlert} className="mt-[3px] text-danger" />
          <p>
            {told.length === 1 ? 'One answer needs' : `${told.length} answers need`} mending before you can send:{' '}
            {told.map(({ field }, index) => (
              <span key={field.key}>
                {index > 0 && ', '}
                <a
                  href={`#${fieldAnchor(field.key)}`}
                  className="py-2 font-medium text-danger underline underline-offset-3"
                  onClick={event => {
                    event.preventDefault()
                    focusField(field.key)
                  }}
                >
                  {field.kind === 'consent' ? 'your consent' : field.label}
                </a>
              </span>
            ))}
            . Nothing you typed is lost.
          </p>
        </div>
      )}
    </div>
  )
}
