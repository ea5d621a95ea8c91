import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../bundle.mjs'

const RUN = fileURLToPath(new URL('run.mjs', import.meta.url))

/** Escapes what is not in ASCII. A file in ASCII is not decoded when it is read, and takes half of the memory. */
function inAscii(code) {
  if (/\\[^\0-\x7f]/.test(code)) throw new Error('An escape of a character outside of ASCII would change its meaning.')
  return code.replace(/[^\0-\x7f]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/**
 * Bundles a program for a process that works for less than a second, together with the code that V8 compiles while it works on a
 * sample: compiling takes a fifth of its time otherwise. The program answers once, by `process.send`.
 *
 * @param {{ in: string, out: string }} program its source file, and the name of the bundle without extension
 * @param {{ outdir: string, flags: string[], args: string[], sample: string, [option: string]: unknown }} options Node's flags, which
 *   must be the same later; arguments; a file for its standard input; further options of esbuild
 */
export async function bundleCompiled(program, { outdir, flags, args, sample, ...options }) {
  await bundle([program], {
    ...options,
    outdir,
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    external: [],
    banner: {},
    define: { 'import.meta.url': 'moduleUrl' },
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
  })
  const bundled = path.join(outdir, `${program.out}.cjs`)
  fs.writeFileSync(bundled, inAscii(fs.readFileSync(bundled, 'utf8')))
  const entry = path.join(outdir, `${program.out}.js`)
  fs.copyFileSync(RUN, entry)
  const child = fork(entry, args, {
    execArgv: flags,
    env: { NODE_ENV: 'production', WRITE_COMPILED_CODE: 'true' },
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
  })
  fs.createReadStream(sample).pipe(child.stdin)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program.out} could not be compiled: exit code ${code}`)
}
