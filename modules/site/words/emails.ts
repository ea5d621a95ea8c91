import { dictionary } from '#platform/locale/dictionary.ts'

/**
 * E-mails about contact requests. The confirmation contains nothing that the sender typed: otherwise anyone could have the platform
 * send their text to anyone.
 */
export const contactEmailWords = dictionary({
  en: {
    contact: {
      subject: 'We received your message',
      text: 'Thank you for writing to us. A person reads every message and answers by e-mail.',
    },
    demo: {
      subject: 'We received your request for a demo',
      text: 'Thank you for your interest. We will e-mail you to agree on a time. The demo takes about 30 minutes.',
    },
    notice: {
      contact: { subject: 'New message from a visitor' },
      demo: { subject: 'New request for a demo' },
      text: 'Someone wrote to you on the website. Answer them by e-mail, then mark the request as done.',
      button: 'Open requests',
      footer: 'You received this e-mail because you are a super admin with full access.',
    },
    topic: 'Topic',
    received: 'Received',
    notYou: 'If you did not write to us, someone entered your address by mistake. You can ignore this e-mail.',
    footer: 'You received this e-mail because this address was entered on our website.',
  },
})
