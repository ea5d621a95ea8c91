import { answerText, asksForFile, isVoluntary } from '#modules/forms/policy.ts'
import { When } from '#ui/when.tsx'
import type { CandidateDetails } from '../contract.ts'
import { recordWords as words } from '../words/record.ts'

type Application = CandidateDetails['applications'][number]

/** The answers on the form with its questions as they were then. Voluntary questions are never shown here. */
export function AnswersTab({ application }: { application: Application }) {
  const sections = application.form.map(section => ({
    ...section,
    fields: section.fields.filter(field => !asksForFile(field) && !isVoluntary(field)),
  }))
  return (
    <div className="grid gap-7">
      {sections
        .filter(({ fields }) => fields.length > 0)
        .map(section => (
          <section key={section.key}>
            <h2 className="mb-2 font-semibold">{section.title}</h2>
            <dl className="grid gap-3">
              {section.fields.map(field => (
                <div key={field.key}>
                  <dt className="text-13 text-text-2">{field.label}</dt>
                  <dd className="measure whitespace-pre-wrap">
                    {answerText(field, application.answers[field.key]) || words.notAnswered}
                    {field.key === 'privacy' && <AcceptedNotice application={application} />}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </div>
  )
}

/** Which text the candidate has agreed to: the privacy notice can have changed since. */
function AcceptedNotice({ application: { privacy_notice: notice } }: { application: Application }) {
  if (!notice) return null
  return (
    <span className="block text-13 text-text-2">
      {words.noticeVersion(notice.version)} <When instant={notice.accepted_at} show="day" />
    </span>
  )
}
