// Checks that no effect returns what a call returns: React takes it for the function that ends the effect and calls it. A browser can
// return a promise where it returned nothing before, as Chromium does from scrollIntoView. Prints each violation and fails.
import fs from 'node:fs'
import path from 'node:path'

/** `useEffect(() => call(), …)` instead of a block or the function that ends it. */
const RETURNS_CALL = /\buse\w*Effect\(\s*\(\) =>(?!\s*(?:void\b|\{|\())[^,;]*\(/g

/** The lines of a source text with such an effect. */
export const returningEffects = text =>
  Array.from(text.matchAll(RETURNS_CALL), ({ index }) => text.slice(0, index).split('\n').length)

if (process.argv[1] && import.meta.filename === fs.realpathSync(process.argv[1])) {
  const files = ['apps', 'modules', 'platform', 'ui'].flatMap(folder =>
    fs
      .readdirSync(folder, { recursive: true })
      .filter(name => /\.tsx?$/.test(name))
      .map(name => path.join(folder, name)),
  )
  for (const file of files)
    for (const line of returningEffects(fs.readFileSync(file, 'utf8'))) {
      console.log(`${file}:${line}: the effect returns what a call returns; use a block`)
      process.exitCode = 1
    }
}
