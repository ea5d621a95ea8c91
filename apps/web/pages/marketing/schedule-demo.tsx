import { DemoForm } from '#modules/site/web/demo-form.tsx'
import { contactPageWords } from '../../words/contact.ts'
import { SplitPage } from './split-page.tsx'

const words = contactPageWords.demo

const AGENDA = [
  [words.minutes.process, words.process],
  [words.minutes.live, words.live],
  [words.minutes.questions, words.questions],
] as const

export default function ScheduleDemo() {
  return (
    <SplitPage title={words.title} lead={words.lead} about={<Agenda />}>
      <DemoForm />
    </SplitPage>
  )
}

/** What happens in the 30 minutes. */
const Agenda = () => (
  <ul className="mt-9">
    {AGENDA.map(([minutes, what]) => (
      <li key={what} className="grid grid-cols-[76px_1fr] gap-4 border-t border-line py-3.5">
        <span className="font-semibold tabular-nums">{minutes}</span>
        <span className="text-text-2">{what}</span>
      </li>
    ))}
  </ul>
)
