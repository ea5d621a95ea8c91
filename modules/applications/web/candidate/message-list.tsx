import { locale } from '#platform/locale/locale.ts'
import { messageTitles, statusWords } from '../../words/status.ts'
import type { Followed } from './api.ts'

interface MessageListProps {
  messages: Followed['communications']
  zone: string
  now: Date
}

/** Every e-mail that the candidate was sent, newest first. */
export function MessageList({ messages, zone, now }: MessageListProps) {
  const words = statusWords.messages
  if (messages.length === 0) return <p className="mt-1.5 text-14 text-text-2">{words.none}</p>
  const newest = messages.toSorted((a, b) => (a.at < b.at ? 1 : -1))
  return (
    <ul className="mt-2 divide-y divide-line text-14">
      {newest.map(({ kind, at }) => {
        const sent = new Date(at)
        return (
          <li key={`${kind} ${at}`} className="py-2">
            <b className="block text-16 font-medium">{messageTitles[kind]}</b>
            <time dateTime={at} className="text-text-2" suppressHydrationWarning>
              {words.byEmail(locale.day(sent, zone, now), locale.time(sent, zone))}
            </time>
          </li>
        )
      })}
    </ul>
  )
}
