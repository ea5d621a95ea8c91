/** Polls until there is a result. @throws naming what it waited for */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  withinMs = 120_000,
): Promise<T> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== undefined && answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs / 1000} s for ${what}.`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
