import { interviewsContract } from '#modules/interviews/contract.ts'
import { screeningsContract } from '#modules/screenings/contract.ts'
import { call } from '#platform/contract/browser.ts'

/** A new address of the AI interview, for the holder of the status link who was invited. */
export const interviewAddress = async (token: string): Promise<string> =>
  (await call(screeningsContract['screenings.linkOfApplication'], { token })).url

/** A new address of the page on which an interview with people is chosen, moved or cancelled. */
export const bookingAddress = async (token: string, booking_id: string): Promise<string> =>
  (await call(interviewsContract['interviews.linkOfApplication'], { token, body: { booking_id } })).url
