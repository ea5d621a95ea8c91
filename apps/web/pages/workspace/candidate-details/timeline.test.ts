import { describe, expect, it } from 'vitest'
import { byDay, entriesOf } from '#modules/applications/web/timeline.ts'
import { timelineEntries } from './timeline.tsx'

const event = (name: string, at: string, data: Record<string, unknown> = {}, actor = 'system') => ({
  id: `${name}-${at}`,
  name,
  at,
  actor,
  data,
})
const shown = (...timeline: ReturnType<typeof event>[]) =>
  entriesOf({ name: 'Noor Haddad', timeline, notes: [] }, timelineEntries).map(({ what, who }) => `${what} / ${who}`)

describe('the timeline', () => {
  it('names people, not roles', () => {
    expect(
      shown(
        event('screening.invited', '2026-11-14T10:00:00Z', {}, 'Ines Marchetti'),
        event('application.submitted', '2026-11-12T10:00:00Z', {}, 'candidate'),
      ),
    ).toEqual(['Invited to the screening / Ines Marchetti', 'Applied / Noor Haddad'])
  })
  it('leaves out what another entry already says', () => {
    expect(
      shown(
        event('mail.sent', '2026-11-14T10:00:00Z', { template_key: 'interview_invited' }),
        event('booking.proposed', '2026-11-14T10:00:00Z'),
        event('screening.consented', '2026-11-14T10:00:00Z'),
        event('screening.recording_joined', '2026-11-14T10:00:00Z'),
        event('application.noted', '2026-11-14T10:00:00Z'),
        event('screening.reminder_due', '2026-11-14T10:00:00Z'),
      ),
    ).toEqual([])
    expect(shown(event('mail.sent', '2026-11-14T10:00:00Z', { template_key: 'rejected' }))).toEqual([
      'Rejection e-mail sent / Evenhand',
    ])
  })
  it('says why an application was rejected', () => {
    const data = { reason: 'neither', note: 'The role was filled.' }
    const timeline = [event('application.rejected', '2026-11-14T10:00:00Z', data, 'Ines Marchetti')]
    expect(entriesOf({ name: 'Noor Haddad', timeline, notes: [] }, timelineEntries)).toMatchObject([
      { what: 'Rejected: The role was filled or closed', who: 'Ines Marchetti', text: 'The role was filled.' },
    ])
  })
  it('names interviews', () => {
    expect(
      shown(
        event('booking.state_set', '2026-11-18T10:00:00Z', { state: 'no_show' }, 'Ines Marchetti'),
        event('booking.moved', '2026-11-17T10:00:00Z', {}, 'candidate'),
        event('booking.booked', '2026-11-16T10:00:00Z', {}, 'candidate'),
        event('interview.proposed', '2026-11-15T10:00:00Z', { round: 'Talk with the team' }, 'Ines Marchetti'),
      ),
    ).toEqual([
      'Interview didn’t take place: no-show / Ines Marchetti',
      'Rescheduled the interview / Noor Haddad',
      'Booked an interview / Noor Haddad',
      'Interview offered: Talk with the team / Ines Marchetti',
    ])
  })
  it('gives every event a readable name', () => {
    expect(shown(event('screening.paused_twice', '2026-11-14T10:00:00Z'))).toEqual(['Paused twice / Evenhand'])
  })
  it("groups entries by the day in the reader's time zone", () => {
    const entries = entriesOf(
      {
        name: 'Noor Haddad',
        timeline: [
          event('application.submitted', '2026-11-12T22:30:00Z'),
          event('resume.read', '2026-11-12T23:30:00Z', { state: 'read' }),
        ],
        notes: [{ id: 'n', admin_name: 'Ines', text: 'Call her.', at: '2026-11-13T09:00:00Z' }],
      },
      timelineEntries,
    )
    const days = byDay(entries, new Date('2026-11-20T12:00:00Z'), 'Europe/Berlin')
    expect(days.map(({ day }) => day)).toEqual(['Fri 13 Nov', 'Thu 12 Nov'])
    expect(days[0]?.entries.map(({ hour, what, text }) => [hour, what, text])).toEqual([
      ['10:00', 'Note', 'Call her.'],
      ['00:30', 'Résumé read', ''],
    ])
  })
})
