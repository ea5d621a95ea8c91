import { readFileSync } from 'node:fs'
import { readBytes } from '#platform/documents/read-bytes.ts'
;(globalThis as any).TRACE = (...x: any[]) => console.log(...x)
await readBytes(new Uint8Array(readFileSync(process.argv[2]!)))
