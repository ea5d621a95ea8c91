import type { Reporter, Vitest } from 'vitest/node'

/** Stryker looks only at tests, and a file that cannot be loaded has none. Without this, its mutant would count as not noticed. */
export function failedImports(): Reporter {
  let vitest: Vitest | undefined
  return {
    onInit(started) {
      vitest = started
    },
    onTestRunEnd(files) {
      for (const file of files) {
        const [error] = file.errors()
        if (error) vitest?.state.catchError(error, 'Unhandled Error')
      }
    },
  }
}
