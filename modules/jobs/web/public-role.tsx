import type { ReactNode } from 'react'
import type { PublicJob } from '../contract.ts'
import { closingText, employmentText, placeText, salaryText, workplaceText } from './public-words.ts'

/**
 * The description as its author set it. It is rich text that the server kept to an allow-list when it was saved (no script, no
 * style, no attribute but a link's address), so that it is not cleaned a second time here: a cleaner weighs 9 kB on a page that
 * candidates load on slow lines, and the content security policy runs no inline script whatever slipped through.
 */
export function RoleDescription({ html, lead }: { html: string; lead?: boolean }) {
  return (
    // oxlint-disable-next-line react/no-danger -- see above
    <div className={`role-text ${lead ? 'role-text-lead' : ''}`} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

/** What is measured, and what would help beside it. */
export function RoleRequirements({ job }: { job: Pick<PublicJob, 'requirements'> }) {
  const needed = job.requirements.filter(({ must_have }) => must_have)
  const helpful = job.requirements.filter(({ must_have }) => !must_have)
  return (
    <>
      {needed.length > 0 && (
        <>
          <h2 className="mt-12 text-18 font-semibold tracking-[-0.01em]">What you need</h2>
          <p className="mt-0.5 text-14 text-text-2">We measure against these, and nothing else.</p>
          <Dashes items={needed} />
        </>
      )}
      {helpful.length > 0 && (
        <>
          <h2 className="mt-12 text-18 font-semibold tracking-[-0.01em]">What would help</h2>
          <Dashes items={helpful} soft />
        </>
      )}
    </>
  )
}

function Dashes({ items, soft }: { items: PublicJob['requirements']; soft?: boolean }) {
  return (
    <ul className={`role-dashes mt-3 max-w-[62ch] ${soft ? 'role-dashes-soft' : ''}`}>
      {items.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  )
}

/** Pay, hours, place and the day it closes, as far as they are told. */
export function RoleFacts({ job, today }: { job: PublicJob; today: string }) {
  const closing = closingText(job, today)
  const salary = salaryText(job)
  const facts: [string, ReactNode, ReactNode?][] = [
    ...(salary ? ([['Pay', salary]] as [string, ReactNode][]) : []),
    ['Hours', employmentText(job.employment_type)],
    ['Place', placeText(job), job.locations.length > 0 && job.workplace !== 'remote' ? workplaceText(job) : undefined],
    ...(job.experience_level
      ? ([['Level', job.experience_level[0]?.toUpperCase() + job.experience_level.slice(1)]] as [string, ReactNode][])
      : []),
    ...(closing
      ? ([
          [
            'Closes',
            <span key="closes" suppressHydrationWarning className={closing.soon ? 'font-medium text-attention' : ''}>
              {closing.text.replace(/^Closes /, '')}
            </span>,
            closing.day ?? undefined,
          ],
        ] as [string, ReactNode, ReactNode?][])
      : []),
  ]
  return (
    <dl className="divide-y divide-line text-14">
      {facts.map(([name, value, note]) => (
        <div key={name} className="grid grid-cols-[84px_minmax(0,1fr)] gap-3 py-2.5">
          <dt className="text-text-2">{name}</dt>
          <dd>
            {value}
            {note && <small className="block text-13 text-text-2">{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
