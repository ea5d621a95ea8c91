import { readFileSync } from 'node:fs'
import { readBytes } from '#platform/documents/read-bytes.ts'
;(globalThis as any).ZROWS = (rows:any)=>{ for (const r of rows) console.log(r.baseline.toFixed(1), r.segments.map((s:any)=>`[${s.box.left.toFixed(0)}-${s.box.right.toFixed(1)} ${s.text.slice(0,30)}]`).join(' ')) }
await readBytes(new Uint8Array(readFileSync(process.argv[2]!)))
