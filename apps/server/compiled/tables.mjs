import { build } from 'esbuild'

/** Calls every function that a file exports, and returns what they return, by their names. */
async function valuesOf(file, options) {
  const { outputFiles } = await build({ ...options, entryPoints: [file], bundle: true, write: false, format: 'esm' })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  const functions = await import(`data:text/javascript;base64,${code}`)
  return Object.entries(functions).map(([name, find]) => [name, find()])
}

/**
 * Replaces the functions of `*.table.ts` files, which compute tables that are the same each time, by what they return.
 *
 * @param {import('esbuild').BuildOptions} options how such a file is bundled
 * @returns {import('esbuild').Plugin}
 */
export const tables = options => ({
  name: 'tables',
  setup: bundling => {
    bundling.onLoad({ filter: /\.table\.ts$/ }, async ({ path }) => {
      // As a text in JSON, which V8 reads faster than code.
      const lines = (await valuesOf(path, options)).map(
        ([name, value]) => `export const ${name} = () => JSON.parse(${JSON.stringify(JSON.stringify(value))})`,
      )
      return { contents: lines.join('\n'), loader: 'js' }
    })
  },
})
