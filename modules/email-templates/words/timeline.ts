import { dictionary } from '#platform/locale/dictionary.ts'

/** E-mails on the timeline of an application, by template. The others are sent with an event that is shown itself. */
export const emailTimelineWords = dictionary({
  en: {
    interview_reminder: 'Screening reminder sent',
    offer_reminder: 'Reminder of the offer sent',
    rejected: 'Rejection e-mail sent',
    position_closed: 'E-mail about the closed position sent',
    accommodation_requested: 'E-mail about the accommodation sent',
    message: 'Message sent',
  },
})
