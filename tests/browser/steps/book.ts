import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Watch } from '../browser.ts'
import { buttonOf, type Entry, entryOf, type mailbox } from '../mailbox.ts'
import { CANDIDATE, RECRUITER } from '../people.ts'

interface Booking {
  readonly page: Page
  readonly watch: Watch
  readonly mails: ReturnType<typeof mailbox>
}

/** Selects the first or last free time of the chosen day. @returns the time */
async function choose(page: Page, which: 'first' | 'last', button: string): Promise<Date> {
  const times = page.locator('input[type=radio][name=start_at]')
  await times.first().waitFor()
  const time = which === 'first' ? times.first() : times.last()
  await time.check()
  const start = new Date((await time.getAttribute('value'))!)
  await page.getByRole('button', { name: button }).click()
  return start
}

/** The calendar entries in both sides' e-mails about one change. Only the recipients differ. */
async function entries(
  { mails }: Booking,
  candidateSubject: RegExp,
  teamSubject: RegExp,
): Promise<{ candidate: Entry; team: Entry; moveLink: string }> {
  const mail = await mails.arrival(CANDIDATE.email, candidateSubject)
  const candidate = entryOf(mail)
  const team = entryOf(await mails.arrival(RECRUITER.email, teamSubject))
  expect({ uid: team.uid, start: team.start, end: team.end, sequence: team.sequence }).toEqual({
    uid: candidate.uid,
    start: candidate.start,
    end: candidate.end,
    sequence: candidate.sequence,
  })
  expect(candidate.method).toBe('REQUEST')
  expect(candidate.attendee).toContain(CANDIDATE.email)
  expect(team.attendee).toContain(RECRUITER.email)
  expect(candidate.organizer).toContain(RECRUITER.email)
  return { candidate, team, moveLink: buttonOf(mail, '/reschedule-interview/') }
}

/** Step 9: the candidate books a time and moves it, and both calendars are updated. */
export async function bookAndMove(booking: Booking, link: string): Promise<void> {
  const { page, watch, mails } = booking
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: 'Choose a time' }).waitFor()
  await watch.inspect(page, 'choose a time')
  const first = await choose(page, 'first', 'Book this time')
  await page.getByRole('heading', { level: 1, name: 'Your interview is booked.' }).waitFor()
  await watch.inspect(page, 'booked')
  const booked = await entries(booking, /^Booked:/, /^Booked/)
  expect(booked.candidate.start).toEqual(first)
  expect(booked.candidate.end.getTime() - first.getTime()).toBe(60 * 60_000)

  await page.goto(booked.moveLink)
  await page.getByRole('button', { name: 'Choose another time' }).click()
  await page.getByRole('heading', { level: 1, name: 'Choose another time' }).waitFor()
  await watch.inspect(page, 'choose another time')
  const second = await choose(page, 'last', 'Move to this time')
  await page.getByRole('heading', { level: 1, name: 'Your interview has a new time.' }).waitFor()
  const moved = await entries(booking, /^Moved:/, /^Moved/)
  expect(second).not.toEqual(first)
  expect(moved.candidate.start).toEqual(second)
  expect(moved.candidate.uid).toBe(booked.candidate.uid)
  expect(moved.candidate.sequence).toBeGreaterThan(booked.candidate.sequence)
  // Exactly one e-mail to each side for each change.
  for (const address of [CANDIDATE.email, RECRUITER.email]) {
    const subjects = (await mails.all(address)).map(({ subject }) => subject)
    expect(subjects.filter(subject => /^(Booked|Moved)/.test(subject))).toHaveLength(2)
  }
}
