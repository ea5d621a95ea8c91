import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as candidate from './candidate.ts'
import { firefox } from './firefox.ts'
import { type Journey, prepareStage, tryToRecord } from './journey.ts'
import type { BrowserKind } from './page.ts'
import * as recruiter from './recruiter.ts'
import { webkit } from './webkit.ts'

interface Step {
  readonly name: string
  readonly work: (journey: Journey) => Promise<void>
  /** Only in a browser that can record here. */
  readonly recording?: true
}

const STEPS: readonly Step[] = [
  { name: 'careers page, job and application form', work: candidate.openForm },
  { name: 'application with a résumé file', work: candidate.apply },
  { name: 'page before the interview', work: candidate.openMeetingHome },
  { name: 'consent and interview room', work: candidate.enterRoom },
  { name: 'spoken answer', work: candidate.speak, recording: true },
  { name: 'typed answers', work: candidate.typeAnswers },
  { name: 'thank-you page and status page', work: candidate.trackApplication },
  { name: 'list of applications', work: recruiter.openList },
  { name: 'details of the candidate', work: recruiter.openDetails },
  { name: 'stored recording', work: recruiter.playRecording, recording: true },
]

const total = { passed: 0, failed: 0 }
function report(passed: boolean, text: string): void {
  total[passed ? 'passed' : 'failed'] += 1
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${text}`)
}

/** @returns whether the step passed; what can be seen of a failure is stored in a folder that the output names */
async function take(step: Step, kind: BrowserKind, journey: Journey): Promise<boolean> {
  const start = performance.now()
  try {
    await step.work(journey)
    report(true, `${kind.name}: ${step.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
    return true
  } catch (error) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evenhand-browsers-'))
    await journey.page.screenshot(path.join(folder, 'page.png')).catch(() => {})
    const at = await journey.page.url().catch(() => 'an unknown page')
    report(false, `${kind.name}: ${step.name}: ${String(error)} (at ${at}; screenshot in ${folder})`)
    return false
  }
}

/** Not every browser has a fake camera or can encode video: the steps use what is available. */
async function findOutWhatItRecords(kind: BrowserKind, journey: Journey): Promise<void> {
  const both = await tryToRecord(journey.page, { audio: true, video: true })
  const audio = both === null ? null : await tryToRecord(journey.page, { audio: true })
  journey.records = both === null ? 'audio and video' : audio === null ? 'audio' : 'nothing'
  const why = both === null ? '' : ` (audio and video: ${both}${audio === null ? '' : `; audio: ${audio}`})`
  console.log(`       ${kind.name} can record ${journey.records} here${why}.`)
}

async function runAllSteps(kind: BrowserKind, journey: Journey): Promise<void> {
  let reached = true
  for (const step of STEPS) {
    if (step.recording && journey.records === 'nothing') continue
    if (!reached) report(false, `${kind.name}: ${step.name}: not reached`)
    else reached = await take(step, kind, journey)
    if (reached && step.work === candidate.openMeetingHome) await findOutWhatItRecords(kind, journey)
  }
}

async function test(kind: BrowserKind): Promise<void> {
  const missing = kind.missing()
  if (missing !== null) return report(false, missing)
  const stage = await prepareStage()
  try {
    const browser = await kind.open()
    try {
      console.log(`\n${kind.name} (${browser.version})`)
      const journey = stage.prepare(browser.page)
      await runAllSteps(kind, journey)
      for (const one of journey.recorded) console.log(`       Recorded: ${one}`)
      const { errors } = browser.page
      report(errors.length === 0, `${kind.name}: no errors in pages and console`)
      for (const error of errors) console.log(`       ${error}`)
      const faults = stage.product.output.split('\n').filter(line => /"level":(50|60)/.test(line))
      report(faults.length === 0, `${kind.name}: no errors on the server`)
      for (const fault of faults) console.log(`       ${fault}`)
    } finally {
      await browser.close()
    }
  } finally {
    await stage.close()
  }
}

const wanted = process.argv.slice(2)
for (const kind of [firefox, webkit]) {
  if (wanted.length > 0 && !wanted.includes(kind.name.toLowerCase())) continue
  await test(kind).catch((error: unknown) => report(false, `${kind.name}: ${String(error)}`))
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
