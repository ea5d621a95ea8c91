// A test runner for Stryker that loads the tests once and then switches one mutant on after the other: loading the concept library
// for each mutant takes a hundred times as long as its tests. Mutants of code that runs while it is loaded get a new process.
// For tests without hooks, of code that remembers nothing between two calls.
import path from 'node:path'
import { commonTokens, declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { determineHitLimitReached, DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner'
import { collectTests, getFn, getHooks } from '@vitest/runner'

/** What the instrumented code reads and writes. */
const state = (globalThis.__stryker__ ??= {})

const collecting = {
  config: {
    root: process.cwd(),
    setupFiles: [],
    sequence: { setupFiles: 'list', hooks: 'stack' },
    tags: [],
    testTimeout: 10_000,
    hookTimeout: 10_000,
    maxConcurrency: 1,
  },
  importFile: file => import(file),
}

function testsIn(suite, names = []) {
  const hooks = getHooks(suite)
  if (Object.values(hooks).some(list => list.length > 0))
    throw new Error(`${names.join(' ')}: hooks are not supported.`)
  return suite.tasks.flatMap(task =>
    task.type === 'suite' ? testsIn(task, [...names, task.name]) : testOf(task, names),
  )
}

function testOf(task, names) {
  const name = [...names, task.name].join(' ')
  const file = path.relative(process.cwd(), task.file.filepath)
  return { id: `${file}#${name}`, name, fileName: task.file.filepath, run: getFn(task), skipped: task.mode !== 'run' }
}

class LoadedRunner {
  static inject = [commonTokens.options]
  tests = null

  constructor({ disableBail }) {
    this.bails = !disableBail
  }

  capabilities() {
    return { reloadEnvironment: false }
  }

  /** The tests, collected when they are first run: a mutant of code that runs while it is loaded must be on by then. */
  async collected() {
    if (this.tests) return this.tests
    const paths = JSON.parse(process.env['MUTATION_TESTS']).map(file => path.resolve(file))
    const files = await collectTests(paths, collecting)
    const failed = files.find(({ result }) => result?.errors?.length > 0)
    if (failed) throw new Error(`${failed.filepath}: ${failed.result.errors[0].message}`)
    this.tests = files.flatMap(file => testsIn(file))
    return this.tests
  }

  async dryRun() {
    state.activeMutant = undefined
    const tests = await this.collected()
    const results = await this.runTests(tests, false)
    state.currentTestId = undefined
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: state.mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    state.hitCount = 0
    state.hitLimit = hitLimit
    if (mutantActivation === 'static') state.activeMutant = activeMutant.id
    let tests
    try {
      tests = await this.collected()
    } catch (error) {
      return { status: 'killed', killedBy: [], failureMessage: String(error), nrOfTests: 0 }
    }
    state.activeMutant = activeMutant.id
    const covering = testFilter ? tests.filter(({ id }) => testFilter.includes(id)) : tests
    const results = await this.runTests(covering, this.bails)
    state.activeMutant = undefined
    return toMutantRunResult(
      determineHitLimitReached(state.hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests: results },
    )
  }

  async runTests(tests, bails) {
    const results = []
    for (const { id, name, fileName, run, skipped } of tests) {
      if (skipped) continue
      state.currentTestId = id
      const start = performance.now()
      const result = { id, name, fileName, status: TestStatus.Success }
      try {
        await run()
      } catch (error) {
        Object.assign(result, { status: TestStatus.Failed, failureMessage: String(error?.message ?? error) })
      }
      results.push({ ...result, timeSpentMs: performance.now() - start })
      if (bails && result.status === TestStatus.Failed) break
    }
    return results
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'loaded', LoadedRunner)]
