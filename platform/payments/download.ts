/** Far above the largest PDF of an invoice. */
const MOST_BYTES = 10_000_000

/** A file of a provider, without a key, bounded in size and time. @throws with `statusCode` 503 if there is none */
export async function download(address: string, withinMs: number): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(withinMs) })
  if (!response.ok) throw Object.assign(new Error(`Stripe answered ${response.status}.`), { statusCode: 503 })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > MOST_BYTES) throw new Error('The file is larger than expected.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
