import type { ReactNode } from 'react'
import { statusWords as words } from '../../words/status.ts'

/** How to correct the submitted data. `formHref` is null if the job is closed. */
export function CorrectData({ formHref }: { formHref: string | null }) {
  const { title, byForm, byPerson, openForm } = words.correct
  return (
    <StatusSection title={title}>
      <p className="mt-1.5 text-14 text-pretty text-text-2">{formHref ? byForm : byPerson}</p>
      {formHref && (
        <a className="link inline-flex min-h-11 items-center text-14" href={formHref}>
          {openForm}
        </a>
      )}
    </StatusSection>
  )
}

/** The contact person. Without an e-mail address, candidates can reply to our e-mails. */
export function ContactPerson({ contact }: { contact: { name: string; email: string | null } | null }) {
  const { title, write, reply } = words.contact
  return (
    <StatusSection title={title}>
      <p className="mt-1.5 text-14 text-pretty text-text-2">
        {contact?.email ? (
          <>
            {write.before}
            {contact.name},{' '}
            <a className="link -my-2 py-2 wrap-anywhere" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
            {write.after}
          </>
        ) : (
          reply
        )}
      </p>
    </StatusSection>
  )
}

export function StatusSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pt-5.5 pb-6">
      <h2 className="text-18 font-semibold tracking-[-0.01em]">{title}</h2>
      {children}
    </section>
  )
}
