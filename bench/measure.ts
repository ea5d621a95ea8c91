import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import fs from 'node:fs'

export interface Contender {
  readonly address: string
  readonly pid: number
  stop(): void
}

/** Starts a server of this folder as a separate process and waits for its address. */
export function startContender(file: string, variables: Record<string, string>): Promise<Contender> {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { ...process.env, NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      const address = /http:\/\/\S+/.exec(data.toString())?.[0]
      if (address) resolve({ address, pid: child.pid!, stop: () => child.kill('SIGKILL') })
    })
    child.once('exit', code => reject(new Error(`${file} ended with ${code}`)))
  })
}

/** CPU time of a process so far, in ms. */
const cpuOf = (pid: number): number => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

export interface Round {
  readonly perSecond: number
  readonly cpuPerRequest: number
  readonly failed: number
}

/** One round of load: 16 connections that each send one request at a time. */
export async function load(
  contender: Contender,
  options: Partial<autocannon.Options>,
  seconds: number,
): Promise<Round> {
  const before = cpuOf(contender.pid)
  const result = await autocannon({ url: contender.address, connections: 16, duration: seconds, ...options })
  const done = result['2xx']
  return {
    perSecond: done / result.duration,
    cpuPerRequest: (cpuOf(contender.pid) - before) / Math.max(1, done),
    failed: result.non2xx + result.errors,
  }
}

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return (sorted[Math.ceil(middle - 1)]! + sorted[Math.floor(middle)]!) / 2
}

/**
 * Runs rounds of both alternately and prints the ratios: a throughput above 1 is better than the baseline.
 * @throws if a request failed, because the figures would mean nothing
 */
export async function compare(name: string, product: () => Promise<Round>, bare: () => Promise<Round>, rounds: number) {
  await product()
  await bare()
  const pairs: { product: Round; bare: Round }[] = []
  for (let index = 0; index < rounds; index += 1) {
    const first = index % 2 === 0
    const one = first ? await product() : await bare()
    const other = first ? await bare() : await product()
    pairs.push(first ? { product: one, bare: other } : { product: other, bare: one })
  }
  const ratios = pairs.map(pair => pair.product.perSecond / pair.bare.perSecond)
  const cpu = pairs.map(pair => pair.bare.cpuPerRequest / pair.product.cpuPerRequest)
  const failed = pairs.reduce((sum, pair) => sum + pair.product.failed + pair.bare.failed, 0)
  if (failed > 0) throw new Error(`${name}: ${failed} requests failed.`)
  const summarize = (numbers: readonly number[]) =>
    `${median(numbers).toFixed(2)} (${Math.min(...numbers).toFixed(2)} to ${Math.max(...numbers).toFixed(2)})`
  console.log(
    `${name}: throughput ratio to bare node:http + pg ${summarize(ratios)}, CPU ratio of the server process ${summarize(cpu)}; product ${Math.round(median(pairs.map(pair => pair.product.perSecond)))}/s, bare ${Math.round(median(pairs.map(pair => pair.bare.perSecond)))}/s, ${rounds} rounds`,
  )
}
