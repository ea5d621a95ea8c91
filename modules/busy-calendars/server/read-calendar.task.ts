import { Readable } from 'node:stream'
import { z } from 'zod'
import { DAY, later, MINUTE } from '#platform/clock/clock.ts'
import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { DocumentRefused, readDocument } from '#platform/documents/read-document.ts'
import { sideEntry } from '#platform/env/side-entry.ts'
import { AddressNotRead, type ReadReply } from '#platform/outside/read-address.ts'
import type { Services } from '#platform/services.ts'
import { task } from '#platform/tasks/tasks.ts'
import { adminById } from '#modules/accounts/public.ts'
import { forEachOrganization } from '#modules/organizations/public.ts'
import { type CalendarProblem, READ_AHEAD, readAgainAfter } from '../policy.ts'
import { openAddress } from './sealed-address.ts'
import { type BusyCalendarRow, calendarById, calendarsByAge, replacePeriods, updateCalendar } from './queries.ts'

const MOST_BYTES = 8 * 1024 * 1024
const FETCH_MS = 15_000
const PARSE_MS = 20_000
/** Even a calendar that has not changed is stored anew once a day, because the window moves. */
const STORE_ANYWAY_MS = DAY

const period = z.object({ from: z.number(), to: z.number() })
const busyTimes = z.object({ busy: z.array(period).max(20_000), unread: z.number().int() })

export const queueReading = (tx: OrganizationTransaction, id: string) =>
  tx.task(readCalendar.name, { calendar_id: id }, { key: `${readCalendar.name}:${id}` })

async function fetchCalendar(
  { outside, db }: Services,
  row: BusyCalendarRow,
  timeZone: string,
  now: Date,
): Promise<ReadReply> {
  const isStored = row.stored_at && later(row.stored_at, STORE_ANYWAY_MS) > now && row.time_zone === timeZone
  return outside.read(openAddress(db.vault, row), {
    maxBytes: MOST_BYTES,
    timeoutMs: FETCH_MS,
    headers: { accept: 'text/calendar, */*;q=0.1', ...(row.etag && isStored && { 'if-none-match': row.etag }) },
  })
}

const parse = (body: Buffer, timeZone: string, now: Date) =>
  readDocument(() => Promise.resolve(Readable.from([body])), {
    entry: sideEntry(import.meta.url, './read-busy-times.process.ts'),
    args: [String(now.getTime()), String(now.getTime() + READ_AHEAD), timeZone],
    answer: busyTimes,
    urgency: 'background',
    timeoutMs: PARSE_MS,
  })

/** How the process that reads a calendar was stopped. */
const TOO_COMPLEX: readonly string[] = ['took_too_long', 'too_much_memory']

function problemOf(error: unknown): CalendarProblem {
  if (error instanceof AddressNotRead) return error.problem
  if (error instanceof DocumentRefused) return TOO_COMPLEX.includes(error.code) ? 'too_complex' : 'no_calendar'
  throw error
}

/** Reads a calendar. If that fails, the busy times that are known still count. */
export const readCalendar = task({
  name: 'busy-calendars.read',
  lane: 'slow',
  payload: z.object({ organization_id: z.string(), calendar_id: z.string() }),
  async run(services, { organization_id, calendar_id }) {
    const org = services.db.forOrganization(organization_id)
    const now = services.clock.now()
    const [[row]] = await org.read(q => [calendarById(q, organization_id, calendar_id)])
    if (!row) return
    const [[admin]] = await org.read(q => [adminById(q, organization_id, row.admin_id)])
    if (!admin || admin.removed_at) return
    try {
      const { status, body, etag } = await fetchCalendar(services, row, admin.time_zone, now)
      const read = status === 304 ? null : await parse(body, admin.time_zone, now)
      await org.write(async tx => {
        const fresh = { problem: null, failures: 0, tried_at: now, read_at: now }
        const kept = await updateCalendar(
          tx,
          calendar_id,
          read ? { ...fresh, etag, stored_at: now, time_zone: admin.time_zone, unread: read.unread } : fresh,
        )
        if (kept && read) await replacePeriods(tx, calendar_id, read.busy)
      })
    } catch (error) {
      const problem = problemOf(error)
      await org.write(tx => updateCalendar(tx, calendar_id, { problem, failures: row.failures + 1, tried_at: now }))
    }
  },
})

/** Reads the calendars whose turn it is. */
export const readDueCalendars = forEachOrganization({
  name: 'busy-calendars.read-due',
  when: '4,19,34,49 * * * *',
  async run({ db, clock }, organizationId) {
    const org = db.forOrganization(organizationId)
    const now = clock.now()
    const [all] = await org.read(q => [calendarsByAge(q, organizationId)])
    const due = all.filter(
      ({ tried_at, failures }) => !tried_at || later(tried_at, readAgainAfter(failures) - MINUTE) <= now,
    )
    if (due.length > 0)
      await org.write(async tx => {
        for (const { id } of due) await queueReading(tx, id)
      })
  },
})
