import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { livePath } from '#modules/notifications/web/api.ts'
import { read } from '../storage.ts'

/** What an open page loads again when others changed something: the first part of the keys of its queries. */
const KEYS: Record<string, readonly string[]> = {
  applications: ['applications', 'analysis', 'dashboard', 'interviews'],
  jobs: ['jobs', 'dashboard', 'analysis'],
  people: ['team', 'accounts'],
  notifications: ['notifications'],
}
const PATIENCE = { least: 1000, most: 60_000 }

function refresh(client: QueryClient, topics: readonly string[]) {
  const parts = new Set(topics.flatMap(topic => KEYS[topic] ?? []))
  for (const part of parts) void client.invalidateQueries({ queryKey: [part] })
}

/** The topics in the complete messages of a stream, and what is left of it. */
export function topicsIn(text: string): { topics: string[]; rest: string } {
  const messages = text.split('\n\n')
  const rest = messages.pop()!
  const topics = messages.flatMap(message => {
    const data = /^data: (.*)$/m.exec(message)?.[1]
    return data ? (JSON.parse(data) as { topics: string[] }).topics : []
  })
  return { topics, rest }
}

async function follow(client: QueryClient, token: string, signal: AbortSignal) {
  const response = await fetch(livePath, { headers: { authorization: `Bearer ${token}` }, signal })
  if (!response.ok || !response.body) throw new Error('no stream')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let left = ''; ;) {
    const { done, value } = await reader.read()
    if (done) return
    const { topics, rest } = topicsIn(left + value)
    left = rest
    if (topics.length > 0) refresh(client, topics)
  }
}

/**
 * Keeps what is open up to date with what others change. After a lost connection it tries again, ever more rarely. Only the tab that is
 * looked at is connected: browsers allow few connections to one server, and many open tabs would leave none for anything else.
 */
export function useLive(): void {
  const client = useQueryClient()
  useEffect(() => {
    let stopped = new AbortController()
    let pause = PATIENCE.least
    let timer: ReturnType<typeof setTimeout> | undefined
    const run = () => {
      const token = read('auth_token')
      // Who has just logged out still sees the page until the next one has loaded.
      if (!token) return
      const { signal } = stopped
      const started = Date.now()
      follow(client, token, signal)
        .then(
          () => (pause = PATIENCE.least),
          () => (pause = Date.now() - started > PATIENCE.most ? PATIENCE.least : Math.min(pause * 2, PATIENCE.most)),
        )
        .finally(() => {
          if (!signal.aborted) timer = setTimeout(run, pause)
        })
    }
    const stop = () => {
      clearTimeout(timer)
      stopped.abort()
    }
    const start = () => {
      stopped = new AbortController()
      // After the page itself has loaded.
      timer = setTimeout(run, PATIENCE.least)
    }
    const onVisibility = () => {
      stop()
      if (document.hidden) return
      // What changed while nobody looked.
      refresh(client, Object.keys(KEYS))
      start()
    }
    if (!document.hidden) start()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      stop()
    }
  }, [client])
}
