import { call } from '#platform/contract/browser.ts'
import type { EmailText } from '#modules/applications/contract.ts'
import { type ExtraTimePercent, screeningsContract } from '../contract.ts'

export const inviteApplication = (id: string, retake: boolean, email?: EmailText) =>
  call(screeningsContract['screenings.invite'], { params: { id }, body: { retake, email } })
export const previewInvitation = (id: string, email: EmailText | undefined, signal: AbortSignal) =>
  call(screeningsContract['screenings.previewInvitation'], { params: { id }, body: { email }, signal })
export const renewInvitation = (applicationId: string) =>
  call(screeningsContract['screenings.reschedule'], { body: { application_id: applicationId } })
export const answerAccommodation = (id: string, note: string, extraTime: ExtraTimePercent | undefined) =>
  call(screeningsContract['screenings.answerAccommodation'], {
    params: { id },
    body: { note, extra_time_percent: extraTime },
  })
