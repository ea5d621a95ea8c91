import type { OrganizationTransaction } from '#platform/db/organization.ts'
import { type Group, groupsOf } from '../panel.ts'
import { calendarWords as words } from '../words/calendar.ts'
import type { PersonRow } from './people.read-model.ts'
import type { Participant } from './people.ts'
import { type BookingRow, deletePerson, insertPeople } from './queries.ts'

type WithPanel = Pick<BookingRow, 'panel'>

/** The groups of which enough people have to be free. */
export const groupsIn = ({ panel }: WithPanel, people: readonly Participant[]): Group<Participant>[] =>
  panel ? groupsOf(panel, people) : [{ need: people.length, members: people }]

/** Makes the chosen people the ones who take part. @returns those who no longer do */
export async function seat(
  tx: OrganizationTransaction,
  bookingId: string,
  current: readonly string[],
  chosen: readonly string[],
): Promise<string[]> {
  const leaving = current.filter(id => !chosen.includes(id))
  const joining = chosen.filter(id => !current.includes(id))
  for (const id of leaving) await deletePerson(tx, bookingId, id)
  if (joining.length > 0) await insertPeople(tx, bookingId, joining)
  return leaving
}

/** Who will be there, for the attendee. Before the booking a panel only says how many of a group come. */
export function namesForAttendee(
  booking: Pick<BookingRow, 'panel' | 'start_at'>,
  people: readonly Pick<PersonRow, 'id' | 'name'>[],
): string[] {
  const { panel } = booking
  if (!panel || booking.start_at) return people.map(({ name }) => name)
  const required = people.filter(({ id }) => panel.required.includes(id)).map(({ name }) => name)
  const more = panel.any_of.reduce((sum, { count }) => sum + count, 0)
  return more > 0 ? [...required, words.fromTheTeam(more)] : required
}
