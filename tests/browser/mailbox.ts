import { waitFor } from '#tests/wait.ts'

export interface Mail {
  readonly id: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly { readonly file_name: string; readonly content: string }[]
}

/** The e-mails of a running product, as people find them in their mailbox. */
export function mailbox(url: string) {
  const all = async (to: string): Promise<Mail[]> => {
    const response = await fetch(`${url}/dev/mailbox?to=${encodeURIComponent(to)}`)
    const { items } = (await response.json()) as { items: Mail[] }
    return items
  }
  return {
    /** Newest first. */
    all,
    /** Waits for the e-mail whose subject matches. */
    arrival: (to: string, subject: RegExp): Promise<Mail> =>
      waitFor(`an e-mail to ${to} about ${subject}`, async () =>
        (await all(to)).find(mail => subject.test(mail.subject)),
      ),
  }
}

/** The address of an e-mail's button, in HTML and in plain text. @throws if one of them does not contain it */
export function buttonOf(mail: Mail, part: string): string {
  const link = mail.text.match(/https?:\/\/[^\s)>"]+/g)?.find(one => one.includes(part))
  if (!link) throw new Error(`No link with ${part} in: ${mail.text}`)
  if (!mail.html.includes(link.replaceAll('&', '&amp;')))
    throw new Error(`The HTML of the e-mail does not contain ${link}.`)
  return link
}

/** What a calendar reads from an e-mail's calendar entry. */
export interface Entry {
  readonly uid: string
  readonly sequence: number
  readonly start: Date
  readonly end: Date
  readonly method: string
  readonly summary: string
  readonly attendee: string
  readonly organizer: string
}

/** Reads the only entry of a calendar file (RFC 5545), with unfolded lines and properties by name. @throws if there is none */
export function entryOf(mail: Mail): Entry {
  const file = mail.attachments.find(({ file_name }) => file_name.endsWith('.ics'))
  if (!file) throw new Error(`No calendar file in "${mail.subject}".`)
  return readEntry(file.content)
}

function readEntry(content: string): Entry {
  const lines = content.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const value = (name: string) => {
    const line = lines.find(one => one.startsWith(`${name}:`) || one.startsWith(`${name};`))
    if (!line) throw new Error(`The calendar file has no ${name}: ${content}`)
    return line
  }
  const text = (name: string) => value(name).slice(value(name).indexOf(':') + 1)
  return {
    uid: text('UID'),
    sequence: Number(text('SEQUENCE')),
    start: instantOf(text('DTSTART')),
    end: instantOf(text('DTEND')),
    method: text('METHOD'),
    summary: text('SUMMARY').replaceAll(/\\(.)/g, '$1'),
    attendee: value('ATTENDEE'),
    organizer: value('ORGANIZER'),
  }
}

const instantOf = (basic: string) =>
  new Date(basic.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
