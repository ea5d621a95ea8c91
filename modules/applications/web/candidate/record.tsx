import { useState } from 'react'
import { dayText, hourText } from '#ui/time.ts'
import { errorWords } from '#ui/error-text.ts'
import type { Followed } from './api.ts'
import { downloadApplication } from './api.ts'
import { toldTitle } from './standing.ts'

/** Every message that went out, newest first. */
export function ToldList({ told, zone, now }: { told: Followed['told']; zone: string; now: Date }) {
  if (told.length === 0) return <p className="mt-1.5 text-14 text-text-2">A receipt is on its way to your mailbox.</p>
  const newest = told.toSorted((a, b) => (a.at < b.at ? 1 : -1))
  return (
    <ul className="mt-2 divide-y divide-line text-14">
      {newest.map(({ kind, at }) => (
        <li key={`${kind} ${at}`} className="py-2">
          <b className="block text-16 font-medium">{toldTitle(kind)}</b>
          <time dateTime={at} className="text-text-2" suppressHydrationWarning>
            {dayText(new Date(at), zone, now)}, {hourText(new Date(at), zone)}, by e-mail
          </time>
        </li>
      ))}
    </ul>
  )
}

/** What the candidate sent, and a copy of it to keep. */
export function SentList({ sent, token }: { sent: Followed['sent']; token: string }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const { application } = await downloadApplication(token)
      save(JSON.stringify(application, null, 2), 'application.json')
    } catch (error) {
      setProblem(errorWords(error).says)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <dl className="mt-2 text-14">
        <Pair name="Résumé">{sent.resume_name ?? 'None'}</Pair>
        <Pair name="Answers">{sent.answers}</Pair>
        <Pair name="Voluntary">Kept apart and not shown here</Pair>
      </dl>
      <button
        type="button"
        className="link inline-flex min-h-11 items-center text-14"
        aria-disabled={busy || undefined}
        onClick={() => !busy && void download()}
      >
        {busy ? 'Getting it' : 'Download it all'}
      </button>
      <p aria-live="polite" className="text-14 text-danger">
        {problem}
      </p>
    </>
  )
}

function Pair({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-3 py-1">
      <dt className="text-text-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function save(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
