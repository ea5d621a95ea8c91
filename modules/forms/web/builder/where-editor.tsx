import { Checkbox } from '#ui/checkbox.tsx'
import type { FormField } from '../../contract.ts'
import { isAlwaysAsked } from '../../problems.ts'
import { isVoluntary } from '../../policy.ts'
import { builderWords } from '../../words/builder.ts'
import { useBuilder } from './builder-context.ts'
import { SwitchRow } from './switch-row.tsx'
import { useFieldEdit } from './use-field-edit.ts'

const words = builderWords.settings

/** The jobs that ask a question, and whether blind review hides its answer. */
export function WhereEditor({ field }: { field: FormField }) {
  const { jobs, canEdit } = useBuilder()
  const edit = useFieldEdit(field)
  const chosen = field.jobs ?? null
  return (
    <div className="px-4 pt-5 pb-8 md:px-7">
      <h3 className="mb-2 font-semibold">{words.where}</h3>
      {!isAlwaysAsked(field) && (
        <fieldset disabled={!canEdit} className="mb-4">
          <legend className="sr-only">{words.where}</legend>
          {(['all', 'selected'] as const).map(one => (
            <label key={one} className="flex items-center gap-2.5 py-1">
              <input
                type="radio"
                name={`${field.key}-jobs`}
                className="dot"
                checked={(chosen === null) === (one === 'all')}
                onChange={() => edit({ jobs: one === 'all' ? null : [] })}
              />
              {one === 'all' ? words.allJobs : words.selectedJobs}
            </label>
          ))}
          {chosen !== null && (
            <div className="mt-1 ml-[27px] grid gap-1">
              {jobs.length === 0 && <p className="text-13 text-text-2">{words.noJobs}</p>}
              {jobs.map(({ id, title, status }) => (
                <Checkbox
                  key={id}
                  checked={chosen.includes(id)}
                  label={
                    <>
                      {title} {status === 'draft' && <span className="text-13 text-text-2">{words.draft}</span>}
                    </>
                  }
                  onChange={event =>
                    edit({ jobs: event.target.checked ? [...chosen, id] : chosen.filter(one => one !== id) })
                  }
                />
              ))}
              <p className="mt-1 text-13 text-text-2">{words.jobQuestions}</p>
            </div>
          )}
        </fieldset>
      )}
      {!isVoluntary(field) && (
        <SwitchRow
          label={words.blind}
          help={words.blindHelp}
          checked={field.hidden_in_blind_review ?? false}
          disabled={!canEdit}
          onChange={on => edit({ hidden_in_blind_review: on })}
        />
      )}
    </div>
  )
}
