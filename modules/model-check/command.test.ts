import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { languageModel } from '#platform/ai/language-model.ts'
import { readSettings } from '#platform/env/settings.ts'
import { readLabelledSet } from '#modules/evaluation/public.ts'
import { startTestServer } from '#tests/api.ts'
import { anOrganization } from '#tests/factories.ts'
import { startOpenAi } from '#tests/stand-ins/openai.ts'
import { modelCheckContract as calls } from './contract.ts'
import { checkModel, storeCheck } from './server/check-now.ts'
import { replies, withoutTexts } from './stand-ins.fixture.ts'
import { checkReport } from './words/command.ts'

const openai = await startOpenAi()
const folder = mkdtempSync(path.join(os.tmpdir(), 'evenhand-check-'))
afterAll(async () => {
  await openai.close()
  rmSync(folder, { recursive: true })
})

/** Runs `npm run check-model` with these settings. */
function command(variables: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/check-model.ts'], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...variables },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()))
  return new Promise(resolve => child.once('close', code => resolve({ code, output })))
}

test('the command ends with 1 and a reason without a model', async () => {
  const { code, output } = await command({})
  expect(code).toBe(1)
  expect(output).toContain('No language model is configured')
})

test('the command ends with 1 and a reason if the provider refuses the key', async () => {
  openai.script({ kind: 'status', status: 401 })
  const { code, output } = await command({ AI_MODEL: 'm', AI_BASE_URL: openai.baseUrl })
  expect(code).toBe(1)
  expect(output).toMatch(/Checking openai-compatible\/m with about 2,\d00 requests\..*\n.*answered 401/u)
})

test('the report has each figure with its threshold, and the stored result is that of the page', async () => {
  const set = readLabelledSet()
  openai.script(replies('obedient', set))
  const model = languageModel({
    provider: 'openai-compatible',
    base_url: openai.baseUrl,
    model: 'm',
    timeout_ms: 9000,
  })!
  const seen: number[] = []
  const sample = { questions: 1, resumes: 1, attacks: 3, answerPairs: 2, resumePairs: 1 }
  const reports = { started: () => {}, progress: (done: number) => void seen.push(done) }
  const checked = await withoutTexts(() => checkModel(model, readSettings({}), reports, sample))
  expect(seen.at(-1)).toBe(checked.steps)
  const report = checkReport(checked).join('\n')
  expect(report).toMatch(/Order of answers +\d+(?:\.\d)?% +\d+ of \d+ +At least 85% +Met/u)
  expect(report).toMatch(/Injected instructions obeyed .* None +Not met/u)
  expect(report).toContain('The model did not pass the check.')
  // The texts of the labelled set stay where they are.
  for (const { text } of set.answers) expect(report).not.toContain(text.slice(0, 30))

  const server = await startTestServer()
  Object.defineProperty(server.services.models, 'evaluating', { get: () => model })
  const organization = await anOrganization(server)
  await storeCheck(server.services.db, checked, server.clock.now())
  const status = await organization.call(calls['modelCheck.read'], {})
  expect(status).toMatchObject({ validated: false, check: { state: 'finished', passed: false, own: false } })
  expect(status.check!.figures!.figures.find(({ name }) => name === 'injections_obeyed')).toMatchObject({ met: false })
})
