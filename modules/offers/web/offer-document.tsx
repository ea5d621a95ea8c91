import { locale } from '#platform/locale/locale.ts'
import type { Pay } from '../contract.ts'
import { dateText, offerTerms as words, payText } from '../words/terms.ts'

export interface OfferReading {
  readonly position: string
  /** Null while it is not entered. */
  readonly pay: Pay | null
  readonly start_on: string | null
  /** Rich text from the server, which has reduced it to harmless formatting. */
  readonly text: string
  readonly attachments: readonly {
    readonly id: string
    readonly name: string
    readonly bytes: number
    readonly url: string
  }[]
}

const RICH =
  'wrap-anywhere text-pretty [&>*+*]:mt-3 [&_a]:underline [&_blockquote]:border-l-2 [&_blockquote]:border-line-strong [&_blockquote]:pl-4 [&_h2]:text-16 [&_h2]:font-semibold [&_h3]:font-semibold [&_li]:ml-5 [&_li]:py-0.5 [&_ol]:list-decimal [&_ul]:list-disc'

/** An offer as the candidate reads it: the terms, the text, and the files to download. */
export function OfferDocument({ offer, answerBy }: { offer: OfferReading; answerBy?: string }) {
  const { position, pay, start_on, text, attachments } = offer
  return (
    <div className="grid gap-5">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Term term={words.position} text={position} />
        <Term term={words.pay} text={pay ? payText(pay) : words.missing} />
        <Term term={words.start} text={start_on ? dateText(start_on) : words.missing} />
        {answerBy && <Term term={words.answerBy} text={answerBy} />}
      </dl>
      <div className="border-t border-line pt-4">
        <div className={`max-w-[62ch] ${RICH}`} dangerouslySetInnerHTML={{ __html: text }} />
      </div>
      {attachments.length > 0 && (
        <div className="border-t border-line pt-4">
          <h3 className="text-13 text-text-2">{words.attachments}</h3>
          <ul className="mt-1 grid gap-1">
            {attachments.map(({ id, name, bytes, url }) => (
              <li key={id}>
                <a className="link inline-flex min-h-8 items-center gap-2 wrap-anywhere" href={url} download>
                  {name} <span className="num text-13 text-text-2">{locale.bytes(bytes)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const Term = ({ term, text }: { term: string; text: string }) => (
  <div className="min-w-0">
    <dt className="text-13 text-text-2">{term}</dt>
    <dd className="font-medium wrap-anywhere">{text}</dd>
  </div>
)
