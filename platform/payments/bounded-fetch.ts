import { AsyncLocalStorage } from 'node:async_hooks'

/** Far above the largest page of invoices. */
const MOST_BYTES = 10_000_000

/** The end of the operation that a request belongs to. */
const operationEnd = new AsyncLocalStorage<AbortSignal>()

/** Runs `work`, whose requests together may take so many milliseconds. */
export const withinTime = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  operationEnd.run(AbortSignal.timeout(milliseconds), work)

/** Passes on at most so many bytes. */
function limited(maxBytes: number) {
  let size = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length
      if (size > maxBytes) controller.error(new Error('The reply is larger than expected.'))
      else controller.enqueue(chunk)
    },
  })
}

/** `fetch` for a provider with a key, bounded in size and time. Redirects could take the key elsewhere: they are refused unless asked for. */
export const boundedFetch: typeof fetch = async (address, init) => {
  const signals = [init?.signal, operationEnd.getStore()].filter(one => one instanceof AbortSignal)
  const response = await fetch(address, {
    ...init,
    redirect: init?.redirect ?? 'error',
    signal: AbortSignal.any(signals),
  })
  const { status, headers } = response
  return new Response(response.body?.pipeThrough(limited(MOST_BYTES)) ?? null, { status, headers })
}
