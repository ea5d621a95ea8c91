/** Longer than the work takes on a busy server; in ms. */
const FLOOR_MS = 400

/** Does the work and answers no sooner than a fixed time, so that how long it took tells nothing about what was found. */
export async function inUniformTime<R>(work: Promise<R>): Promise<R> {
  const [settled] = await Promise.all([
    Promise.allSettled([work]),
    new Promise(resolve => setTimeout(resolve, FLOOR_MS)),
  ])
  const [result] = settled
  if (result.status === 'rejected') throw result.reason
  return result.value
}
