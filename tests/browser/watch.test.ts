import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPerson, leave, openBrowser, Watch } from './browser.ts'

// Each kind of error that the watch has to detect: a watch that detects nothing would let every journey pass.
const PAGE = `<!doctype html><html lang="en"><title>Faults</title><main><h1>Faults</h1><img src="/missing.png">
<p style="color:#ccc">Not enough contrast</p></main><script>
console.error('logged error'); fetch('http://elsewhere.invalid/').catch(() => {}); setTimeout(() => { throw new Error('uncaught error') })
</script></html>`

const server = createServer((request, response) => {
  if (request.url !== '/') return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
})
let browser: Browser
let origin: string

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await openBrowser()
})
afterAll(async () => {
  await leave(browser)
  server.close()
})

test('detects console errors, uncaught errors, rejections, foreign addresses and accessibility violations', async () => {
  const watch = new Watch(origin)
  const page = await aPerson(browser, watch, origin)
  await page.goto('/', { waitUntil: 'networkidle' })
  await watch.inspect(page, 'faults')
  const found = watch.wrong.join('\n')
  for (const part of [
    'logged error',
    'uncaught error',
    '404 GET',
    'request to another host: http://elsewhere.invalid/',
    'axe on faults: image-alt',
    'axe on faults: color-contrast',
  ]) {
    expect(found).toContain(part)
  }
})

test('the fake microphone has speech, then silence', async () => {
  const page = await aPerson(browser, new Watch(origin), origin)
  await page.goto('/')
  const levels = await page.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: false, noiseSuppression: false },
    })
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const seen: number[] = []
    while (!(seen.some(level => level > 0.05) && seen.slice(-20).every(level => level < 0.001) && seen.length > 20)) {
      await new Promise(resolve => requestAnimationFrame(resolve))
      analyser.getFloatTimeDomainData(samples)
      seen.push(Math.max(...samples.map(Math.abs)))
    }
    for (const track of stream.getTracks()) track.stop()
    return { loudest: Math.max(...seen), tracks: stream.getTracks().length }
  })
  expect(levels.loudest).toBeGreaterThan(0.05)
  expect(levels.tracks).toBe(1)
})
