import type { CandidateDetails } from '#modules/applications/contract.ts'
import type { AssetScreening } from '#modules/interview-room/contract.ts'
import type { Message } from '#modules/messages/contract.ts'
import { playerTime } from '#platform/locale/dates.ts'
import { archiveWords as words } from '../words/archive.ts'

type Application = CandidateDetails['applications'][number]

/** Instants stay in UTC: the file is read anywhere. */
const RULE = '\n\n----------------------------------------\n\n'

export const timelineText = (timeline: Application['timeline']): string =>
  `${timeline.map(({ at, name, actor }) => `${at}  ${name}  ${actor}`).join('\n')}\n`

export const notesText = (notes: Application['notes']): string =>
  `${notes.map(({ at, admin_name, text }) => `${at}  ${admin_name}\n\n${text}`).join(RULE) || words.none}\n`

export const messagesText = (messages: readonly Message[]): string =>
  `${
    messages
      .map(
        ({ sent_at, send_at, state, subject, text }) =>
          `${sent_at ?? send_at ?? ''}  ${state}\n${subject}\n\n${text.trim()}`,
      )
      .join(RULE) || words.none
  }\n`

export const resumeText = (pages: readonly { number: number; text: string }[]): string =>
  `${pages.map(({ number, text }) => `${words.page(number)}\n\n${text}`).join(RULE) || words.none}\n`

export const transcriptText = ({ turns, interviewer }: AssetScreening, candidate: string): string =>
  `${
    turns
      .map(
        turn =>
          `[${playerTime(turn.start_ms / 1000)}] ${turn.speaker === 'candidate' ? candidate : interviewer}: ${turn.text}`,
      )
      .join('\n\n') || words.none
  }\n`
