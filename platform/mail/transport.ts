import { createTransport } from 'nodemailer'
import type { MailContent } from './content.ts'
import { senderIn } from './sender.ts'

export interface OutgoingMail extends MailContent {
  /** Part of the Message-ID, so that a repeat after a lost reply is recognized as the same message. */
  readonly id: string
  readonly to: { readonly address: string; readonly name: string | null }
  readonly subject: string
}

/** How e-mails are sent. `mailbox`: they are not sent, but stored and shown at /dev/mailbox. */
export interface MailTransport {
  readonly kind: 'smtp' | 'mailbox'
  /** Resolves when the server has accepted the e-mail. @throws if the server rejected it or could not be reached */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

export const mailbox: MailTransport = { kind: 'mailbox', send: async () => {}, close: () => {} }

/** A calendar attachment is also sent as an alternative, so that mail clients offer to reply to the invitation. */
const calendarOf = ({ attachments }: OutgoingMail) => {
  const calendar = attachments.find(({ content_type }) => content_type.startsWith('text/calendar'))
  if (!calendar) return undefined
  const method = /^METHOD:(\w+)/m.exec(calendar.content)?.[1] ?? 'REQUEST'
  return { method, filename: calendar.file_name, content: calendar.content }
}

export function smtpTransport(url: string, from: string): MailTransport {
  const transporter = createTransport(url, {
    from,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  } as never)
  return {
    kind: 'smtp',
    async send(mail) {
      const host = senderIn(from).address.split('@')[1] ?? 'evenhand'
      await transporter.sendMail({
        from: mail.from_name ? { name: mail.from_name, address: senderIn(from).address } : from,
        messageId: `<${mail.id}@${host}>`,
        to: mail.to.name ? { name: mail.to.name, address: mail.to.address } : mail.to.address,
        replyTo: mail.reply_to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        icalEvent: calendarOf(mail),
        attachments: mail.attachments
          .filter(({ content_type }) => !content_type.startsWith('text/calendar'))
          .map(({ file_name, content_type, content }) => ({ filename: file_name, contentType: content_type, content })),
      })
    },
    close: () => transporter.close(),
  }
}
