// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { serve, show } from '#tests/screen.tsx'
import { columnWords as words } from '../../words/candidate.ts'
import { CandidateColumns } from './columns.tsx'

type Props = React.ComponentProps<typeof CandidateColumns>
const application = { id: 'a1', resume: null, screening: null, mails: [], notes: [], requirements: [] }
const details = { candidate: { name: 'Noor Haddad' }, applications: [application] }
const screening = { pending: false, own: [], shown: null, playback: null, canHear: () => false }

/** The parts of the page in their order, in a window of the given width. */
async function partsAt(width: number): Promise<(string | null)[]> {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  serve(() => new Response('{}', { status: 500 }))
  await show(
    <CandidateColumns
      details={details as unknown as Props['details']}
      application={application as unknown as Props['application']}
      screening={screening as unknown as Props['screening']}
      userId="u1"
      decides
      timeline={null}
      team={null}
      tab="resume"
      onTab={() => undefined}
    />,
  )
  return [...document.querySelectorAll('section')]
    .map(part => part.getAttribute('aria-label'))
    .filter(name => name === words.person || name === words.evaluation)
}
const firstTab = () => document.querySelector('[role=tab]')?.textContent

test('the evaluation is the first tab below 1000 px', async () => {
  expect(await partsAt(999)).toEqual([words.person])
  expect(firstTab()).toBe(words.evaluation)
})

test('the evaluation is beside the candidate from 1000 px', async () => {
  expect(await partsAt(1000)).toEqual([words.person, words.evaluation])
  expect(firstTab()).toBe(words.tabs.interview)
})
