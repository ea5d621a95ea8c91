import { dictionary } from '#platform/locale/dictionary.ts'
import { locale } from '#platform/locale/locale.ts'

/** The page with the application form. */
export const applyWords = dictionary({
  en: {
    fromResume: (page: number) => `résumé, p. ${locale.number(page)}`,
    readAt: (pages: number, time: string) =>
      `${locale.plural(pages, { one: '1 page', other: `${locale.number(pages)} pages` })}, read at ${time}`,
    reading: 'Reading your résumé …',
    draft: {
      nothingYet: 'Your answers are saved on this device while you type, and nowhere else until you submit them.',
      savedAt: (time: string) => `Saved on this device at ${time}, and nowhere else yet. `,
      canReturn: 'You can close the page and continue later. ',
      filesLost: 'This browser cannot save files: choose your file again if you close the page. ',
      delete: 'Delete draft',
      keep: 'Keep draft',
      ask: (role: string) => `Delete your draft for ${role}?`,
      consequence: 'This deletes your answers and your file for this role from this device. There is no other copy.',
    },
    resume: {
      filled: 'We filled in these answers from your résumé. Please check them.',
      filledText: {
        before: 'We may have misread something. Answers from your résumé are marked ',
        after: ' until you change them.',
      },
      filledMark: 'résumé, p. 1',
      remark: 'Your résumé is attached, but we could not fill in anything from it.',
      nothing: 'Your résumé is attached.',
      nothingText: 'We found nothing to fill in for you. A person will read it.',
      unread: 'Attached. It will be sent with your application.',
      unreadText: 'We could not read your résumé right now, so please fill in the form yourself.',
    },
    submit: {
      retention: (days: number) =>
        `We delete what you send ${locale.plural(days, { one: '1 day', other: `${locale.number(days)} days` })} after the process ends. You can withdraw at any time. `,
      action: 'Submit application',
      again: 'Submit again',
      busy: 'Submitting …',
      next: 'You get a confirmation e-mail with a link to track your application.',
      unfinished:
        'Your application was being submitted when this page closed. We are checking whether it arrived. It counts only once.',
      loading: 'You can start filling in the form. Submitting is possible as soon as the page has loaded.',
      noScript: 'To submit the form, please turn on JavaScript for this page in your browser.',
    },
    failure: {
      closed: 'This role is no longer open',
      openRoles: (organization: string) => `Open roles at ${organization}`,
      offline: 'You are offline',
      offlineText:
        'Everything you entered is saved on this device. Submit it when you are connected again. It counts only once.',
      unanswered: 'We got no response',
      unansweredText:
        'We do not know yet whether your application arrived. Please submit it again. It counts only once, and everything you entered is still here.',
      refused: 'Couldn’t submit your application',
      refusedText: (reason: string) => `${reason} Everything you entered is still here.`,
      request: (id: string) => `Request ${id}`,
    },
  },
})
