import { locale } from '#platform/locale/locale.ts'
import { Chip } from '#ui/chip.tsx'
import type { ApplicationListItem, CustomAnswer, CustomField } from '../contract.ts'
import { listWords as words } from '../words/list.ts'

/** An answer of the AI as text. */
function customAnswerText({ value }: Pick<CustomAnswer, 'value'>, field: CustomField | undefined): string {
  if (value === null) return words.notStated
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return value
  if (field?.answer_type === 'score') return words.scoreOf(value)
  return field?.unit ? `${locale.number(value)} ${field.unit}` : locale.number(value)
}

/** The answer to a custom AI field in a row of the list. */
export function customCell(item: ApplicationListItem, id: string, field: CustomField | undefined) {
  const answer = item.custom?.find(one => one.field_id === id)
  if (item.blind) return <Quiet>{words.hidden}</Quiet>
  if (!answer) return <Quiet>{words.notAnswered}</Quiet>
  if (answer.state === 'failed') return <Quiet>{words.answerFailed}</Quiet>
  const text = customAnswerText(answer, field)
  const madeBy = words.madeBy(answer.engine, 'answer')
  return (
    <span className="block truncate" title={answer.value === null ? text : `${text} · ${madeBy}`}>
      {answer.value === null ? <span className="text-text-2">{text}</span> : <span className="num">{text}</span>}
      {answer.value !== null && <span className="sr-only">{madeBy}</span>}
      {answer.engine && typeof answer.value === 'number' && (
        <span className="block">
          <Chip tone="outline">{words.notValidated}</Chip>
        </span>
      )}
      {answer.outdated && <span className="block text-12 text-attention">{words.outdated}</span>}
    </span>
  )
}

const Quiet = ({ children }: { children: string }) => (
  <span className="block truncate text-12 text-text-2">{children}</span>
)
