import { applicationRows } from '#modules/applications/public.ts'
import { customAiRows } from '#modules/custom-ai/public.ts'
import { evaluationRows } from '#modules/evaluation/public.ts'
import { importRows } from '#modules/imports/public.ts'
import { closingRows } from '#modules/job-closings/public.ts'
import { notificationRows } from '#modules/notifications/public.ts'
import { offerRows } from '#modules/offers/public.ts'
import { resumeRows } from '#modules/resumes/public.ts'
import { messageRows } from '#modules/messages/public.ts'
import { shareLinkRows } from '#modules/share-links/public.ts'
import { todoRows } from '#modules/todos/public.ts'
import { attachmentRows } from '#modules/attachments/public.ts'
import { bookingRows } from '#modules/scheduling/public.ts'
import { screeningRows } from '#modules/screenings/public.ts'
import type { RowMover } from '#platform/db/move-rows.ts'
import { subjectMover } from '#platform/events/move-subject.ts'

/** Everything that belongs to an application, each moved by the module that owns it. A merge stores what each has moved in this order. */
export const applicationMovers: readonly RowMover[] = [
  applicationRows,
  resumeRows,
  importRows,
  messageRows,
  attachmentRows,
  closingRows,
  bookingRows,
  screeningRows,
  offerRows,
  todoRows,
  evaluationRows,
  customAiRows,
  shareLinkRows,
  notificationRows,
  subjectMover,
]
