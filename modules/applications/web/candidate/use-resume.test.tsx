// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { ResumeDetails } from '#modules/resumes/contract.ts'
import { draftOf } from '#modules/resumes/web/corrections-of.ts'
import { click, eventually, pageText, serve, show } from '#tests/screen.tsx'
import type { ResumeReading } from './draft-store.ts'
import { useResume } from './use-resume.ts'

const DETAILS: ResumeDetails = {
  name: 'Mina Osei',
  email: '',
  phone: '',
  location: '',
  headline: '',
  links: [],
  positions: [{ title: 'Nurse', employer: 'Oak Clinic', from: '2019-03', to: null, current: true }],
  education: [],
  skills: [],
  languages: [],
  certificates: [],
}
const form = { answers: {}, files: {}, answer: () => {}, fill: () => {}, file: () => {}, refuse: () => {} }
const asked = new Set<string>()

/** The résumé of a form: its file can be chosen, corrected and removed. */
function Resume() {
  const [reading, setReading] = useState<ResumeReading | null>(null)
  const resume = useResume({ organizationId: 'o', form, asked, reading, setReading })
  const correct = () => setReading({ ...reading!, draft: { ...draftOf(reading!.details), headline: 'Ward sister' } })
  return (
    <>
      <button onClick={() => void resume.choose(new File(['x'], 'cv.pdf'))}>Choose</button>
      <button onClick={correct}>Correct</button>
      <button onClick={resume.remove}>Remove</button>
      <p>
        {reading ? `Read: ${reading.details!.location}` : 'Nothing read'}, {reading?.draft?.headline ?? 'not corrected'}
      </p>
    </>
  )
}

test('what was corrected stays when the file is replaced, or removed and chosen again', async () => {
  let location = 'Accra'
  serve(() => ({ fields: {}, work: [], details: { ...DETAILS, location }, pages: {}, quality: null, remarks: [] }))
  await show(<Resume />)
  await click('Choose')
  await eventually(() => expect(pageText()).toContain('Read: Accra, not corrected'))
  await click('Correct')
  location = 'Kumasi'
  await click('Choose')
  await eventually(() => expect(pageText()).toContain('Read: Kumasi, Ward sister'))
  await click('Remove')
  await eventually(() => expect(pageText()).toContain('Nothing read'))
  location = 'Tema'
  await click('Choose')
  await eventually(() => expect(pageText()).toContain('Read: Tema, Ward sister'))
})
