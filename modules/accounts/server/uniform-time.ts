/** Longer than the work takes on a busy server, in ms. */
const FLOOR_MS = 400

/** Waits at least a fixed time before it replies, so that the response time reveals nothing about the result. */
export async function inUniformTime<R>(work: Promise<R>): Promise<R> {
  const [settled] = await Promise.all([
    Promise.allSettled([work]),
    new Promise(resolve => setTimeout(resolve, FLOOR_MS)),
  ])
  const [result] = settled
  if (result.status === 'rejected') throw result.reason
  return result.value
}
