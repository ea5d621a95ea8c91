import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { REQUEST_TIMEOUT_MS } from '#platform/contract/client.ts'
import { tokenFor } from './session.ts'

/** Fetches a query without its own function: the key is the address. Fails with "{status}: {text}" (specification, section 8). */
async function fetchByKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const token = tokenFor(window.location.pathname)
  const response = await fetch(queryKey.join('/'), {
    headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status}: ${text || response.statusText}`)
  try {
    return JSON.parse(text)
  } catch {
    return {} // An empty or non-JSON success body is an empty object (specification, section 7).
  }
}

/** Data is never stale, never retried, never fetched again on focus or by a timer (specification, section 9). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: fetchByKey,
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
    },
    mutations: { retry: false },
  },
})
