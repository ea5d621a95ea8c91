// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

test('no page tries to compile code from text, which its content security policy forbids', async () => {
  const compiled = vi.fn(Function)
  vi.stubGlobal('Function', compiled)
  const { jobsContract } = await import('#modules/jobs/contract.ts')
  jobsContract['jobs.read'].reply.safeParse({})
  expect(compiled).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
