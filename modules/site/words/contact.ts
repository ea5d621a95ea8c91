import { dictionary } from '#platform/locale/dictionary.ts'

/** The names of the choices, on the form, in e-mails and in the list of requests. */
export const requestWords = dictionary({
  en: {
    topics: {
      sales: 'Sales and plans',
      support: 'Product support',
      privacy: 'Privacy',
      security: 'Security',
    },
    hires: {
      '1-10': '1 to 10',
      '11-50': '11 to 50',
      '51-200': '51 to 200',
      '201+': 'More than 200',
    },
  },
})

/** The forms of the pages Contact and Book a Demo. */
export const contactWords = dictionary({
  en: {
    name: 'Name',
    email: 'Work e-mail',
    topic: 'Topic',
    selectTopic: 'Select a topic',
    message: 'Message',
    noCandidateData: 'Please do not send candidate data.',
    organization: 'Organization',
    hires: 'Hires a year',
    selectHires: 'Select a number',
    wish: 'What would you like to see?',
    wishHelp: 'Roles you hire for, times that suit you. Please do not send candidate data.',
    leaveEmpty: 'Leave this field empty',
    send: 'Send message',
    request: 'Request demo',
    stored: 'We store your message and answer by e-mail.',
    storedDemo: 'We store your request and e-mail you to agree on a time.',
    failed: 'Message not sent',
    failedDemo: 'Request not sent',
    sent: {
      contact: 'Message sent',
      demo: 'Demo requested',
    },
    confirmedBefore: 'We sent a confirmation to',
    confirmedAfter: {
      contact: 'and will answer to this address.',
      demo: 'and will write to this address to agree on a time.',
    },
    another: 'Send another message',
  },
})
