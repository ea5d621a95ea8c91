// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { pageText, show } from '#tests/screen.tsx'
import type { CalendarInterview } from '../../contract.ts'
import { calendarWords as words } from '../../words/calendar.ts'
import { recruiterWords } from '../../words/recruiter.ts'
import { booked as booking } from '../booking.fixture.ts'
import { MoveTimes } from '../move-times.tsx'
import { EventList } from './event-list.tsx'
import { EventPanel } from './event-panel.tsx'
import { type CalendarItem, bookingOf } from './items.ts'

const { move: moveWords } = recruiterWords
const interview: CalendarInterview = {
  ...booking,
  application_id: booking.subject_id,
  candidate_uuid: '018f0000-0000-7000-8000-000000000003',
  job_id: '018f0000-0000-7000-8000-000000000004',
  job_title: 'Engineer',
  sample: false,
  name: 'Noor Haddad',
  interviewers: [
    { id: 'a', name: 'Ines Marchetti' },
    { id: 'b', name: 'Jonas Becker' },
  ],
}
const booked = (change: Partial<CalendarInterview> = {}): CalendarItem => ({
  kind: 'interview',
  key: interview.id,
  start: '2026-11-25T13:00:00.000Z',
  end: '2026-11-25T13:45:00.000Z',
  interview: { ...interview, ...change },
})
const due: CalendarItem = {
  kind: 'deadline',
  key: 'due',
  date: '2026-11-25',
  deadlines: [
    {
      application_id: interview.application_id,
      candidate_uuid: interview.candidate_uuid,
      name: 'Minh Anh',
      job_id: interview.job_id,
      job_title: 'Data Analyst',
      state: 'in_progress',
      until: '2026-11-25T18:00:00.000Z',
      sample: false,
    },
  ],
}
const closing: CalendarItem = {
  kind: 'closing',
  key: 'closing',
  date: '2026-11-25',
  job: { job_id: interview.job_id, title: 'Engineer', closing_date: '2026-11-25', sample: false },
}

const list = (...items: CalendarItem[]) =>
  show(<EventList items={items} zone="UTC" today="2026-11-20" onOpen={() => {}} />)
const panel = (item: CalendarItem, editJob: string | null = null) =>
  show(
    <EventPanel
      item={item}
      zone="UTC"
      links={{ candidate: () => '/c', kit: () => '/k', job: () => '/j', editJob: () => editJob }}
      readerId="a"
      onClose={() => {}}
    />,
  )
const linkTo = (href: string) => document.querySelector(`a[href="${href}"]`)?.textContent

test('a row of the list names duration, people and place', async () => {
  await list(booked())
  expect(pageText()).toContain('45 minutes with Ines Marchetti and Jonas Becker, Berlin, Ostkreuz 4')
})

test('a video link is not spelled out in the list', async () => {
  await list(booked({ place: 'https://meet.example.com/a' }))
  expect(pageText()).toContain(words.event.video)
  expect(pageText()).not.toContain('meet.example.com')
})

test.each([
  ['the list', () => list(due)],
  ['its panel', () => panel(due)],
])('a deadline shows how far the AI interview is in %s', async (_, open) => {
  await open()
  expect(pageText()).toContain(words.event.states.in_progress)
})

test('who edits the job can change the date on which it closes', async () => {
  await panel(closing, '/create-job/1')
  expect(linkTo('/j')).toBe(words.panel.viewJob)
  expect(linkTo('/create-job/1')).toBe(words.panel.changeDate)
})

test('others only view the job', async () => {
  await panel(closing)
  expect(linkTo('/j')).toBe(words.panel.viewJob)
  expect(pageText()).not.toContain(words.panel.changeDate)
})

const move = (start: string | null) =>
  show(<MoveTimes booking={bookingOf(interview)} start={start} zone="UTC" now={new Date('2026-11-20T09:00:00Z')} />)

test('moving shows the current time beside the new one', async () => {
  await move('2026-11-26T10:15:00.000Z')
  expect(pageText()).toContain(`${moveWords.from}Wed 25 Nov, 13:00 to 13:45${moveWords.to}Thu 26 Nov, 10:15 to 11:00`)
  expect(pageText()).toContain(words.drop.theirs('Noor Haddad', 'Thu 26 Nov, 12:15 (Beirut)'))
})

test('moving asks for a new time until one is chosen', async () => {
  await move(null)
  expect(pageText()).toContain(`${moveWords.to}${moveWords.choose}`)
})
