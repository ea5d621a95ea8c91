import type { ReactNode } from 'react'
import type { PublicJob } from '../contract.ts'
import { publicWords as words } from '../words/public.ts'
import { jobTerms } from '../words/terms.ts'
import { closingText, employmentText, placeText, salaryText, workplaceText } from './public-words.ts'

/**
 * The description as its author formatted it. The server reduced this rich text to an allow-list when it was saved (no scripts, no
 * styles, no attributes except a link's address). It is not sanitized again here: a sanitizer adds 9 kB to a page that candidates
 * load on slow connections, and the content security policy blocks inline scripts in any case. `plain` leaves the look to what is around it.
 */
export function RoleDescription({ html, lead, plain }: { html: string; lead?: boolean; plain?: boolean }) {
  return (
    // oxlint-disable-next-line react/no-danger -- see above
    <div
      className={plain ? undefined : `role-text ${lead ? 'role-text-lead' : ''}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** Required and helpful qualifications. */
export function RoleRequirements({ job }: { job: Pick<PublicJob, 'requirements'> }) {
  const needed = job.requirements.filter(({ must_have }) => must_have)
  const helpful = job.requirements.filter(({ must_have }) => !must_have)
  return (
    <>
      {needed.length > 0 && (
        <>
          <h2 className="mt-12 text-18 font-semibold tracking-[-0.01em]">{words.required}</h2>
          <p className="mt-0.5 text-14 text-text-2">{words.requiredNote}</p>
          <Dashes items={needed} />
        </>
      )}
      {helpful.length > 0 && (
        <>
          <h2 className="mt-12 text-18 font-semibold tracking-[-0.01em]">{words.helpful}</h2>
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

/** Salary, employment type, location, level and closing date, if stated. */
export function RoleFacts({ job, today }: { job: PublicJob; today: string }) {
  const closing = closingText(job, today)
  const salary = salaryText(job)
  const facts: [string, ReactNode, ReactNode?][] = [
    ...(salary ? ([[words.facts.salary, salary]] as [string, ReactNode][]) : []),
    [words.facts.employment, employmentText(job.employment_type)],
    [
      words.facts.location,
      placeText(job),
      job.locations.length > 0 && job.workplace !== 'remote' ? workplaceText(job) : undefined,
    ],
    ...(job.experience_level
      ? ([[words.facts.level, jobTerms.experience[job.experience_level]]] as [string, ReactNode][])
      : []),
    ...(closing
      ? ([
          [
            words.facts.closes,
            <span key="closes" suppressHydrationWarning className={closing.soon ? 'font-medium text-attention' : ''}>
              {closing.text}
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
