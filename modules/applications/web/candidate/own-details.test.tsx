// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { detailWords, ownDetailsWords as words } from '#modules/resumes/words/details.ts'
import { click, eventually, pageText, serve, show, type } from '#tests/screen.tsx'
import { OwnDetailsSection } from './own-details.tsx'

const READ = {
  name: 'Mina Osei',
  email: '',
  phone: '',
  location: '',
  headline: '',
  links: [],
  positions: [{ title: 'Nurse', employer: 'Oak Clinic', from: '2019-03', to: null, current: true }],
  education: [],
  skills: ['Wound care'],
  languages: [],
  certificates: [],
}

/** The server's state: what was read, and one correction at most. */
function aReading(state: string, canCorrect = true) {
  let details = READ
  let version = 0
  return serve(({ method, body }) => {
    if (method === 'PUT') {
      ;({ details } = body as { details: typeof READ })
      version += 1
      return { version }
    }
    const corrections = version ? [{ by: 'candidate', at: '2026-11-22T10:00:00Z', sections: ['positions'] }] : []
    return { state, details: { version, read: READ, details, sources: {}, corrections, can_correct: canCorrect } }
  })
}

test('a candidate corrects a title; what was read stays next to it', async () => {
  const requests = aReading('read')
  await show(<OwnDetailsSection token="t1" />)
  await eventually(() => expect(pageText()).toContain('Oak Clinic'))
  await click(words.correct)
  await click(`${detailWords.edit} Nurse`)
  await type(document.querySelector<HTMLInputElement>('input[value="Nurse"]')!, 'Senior Nurse')
  await click(words.save)
  await eventually(() => expect(pageText()).toContain(words.saved))
  expect(requests.find(({ method }) => method === 'PUT')!.body).toMatchObject({
    version: 0,
    details: { positions: [{ title: 'Senior Nurse', employer: 'Oak Clinic', from: '2019-03', current: true }] },
  })
  await eventually(() => expect(pageText()).toContain('Read from the file: Nurse, Oak Clinic'))
})

test('after the decision it is shown and cannot be corrected', async () => {
  aReading('read', false)
  await show(<OwnDetailsSection token="t1" />)
  await eventually(() => expect(pageText()).toContain('Oak Clinic'))
  expect(pageText()).toContain(words.closedText)
  expect(pageText()).not.toContain(words.correct)
})

test('a file that was not read offers to enter the details', async () => {
  aReading('unreadable')
  await show(<OwnDetailsSection token="t1" />)
  await eventually(() => expect(pageText()).toContain(words.unreadable))
  await click(words.enter)
  await eventually(() => expect(pageText()).toContain(words.save))
})

test('a failure to load can be tried again', async () => {
  serve(() => new Response('{}', { status: 500 }))
  await show(<OwnDetailsSection token="t1" />)
  await eventually(() => expect(pageText()).toContain(words.notLoaded))
  aReading('read')
  await click(words.retry)
  await eventually(() => expect(pageText()).toContain('Oak Clinic'))
})
